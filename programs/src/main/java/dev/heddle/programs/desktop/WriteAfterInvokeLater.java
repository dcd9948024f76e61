// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.desktop;

import dev.heddle.programs.support.Schedule;
import java.awt.EventQueue;

/** What is written after invokeLater() races with what runs in the thread of the user interface. */
public final class WriteAfterInvokeLater {
  private static int value;

  public static void main(String[] args) throws Exception {
    System.setProperty("java.awt.headless", "true");
    Schedule schedule = new Schedule();
    EventQueue.invokeLater(() -> read(schedule));
    value = 1; // race: WriteAfterInvokeLater.value
    schedule.reach(1);
    schedule.await(2);
    System.out.println("done");
  }

  private static void read(Schedule schedule) {
    schedule.await(1);
    int read = value; // race: WriteAfterInvokeLater.value
    schedule.reach(2);
  }
}

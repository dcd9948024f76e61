// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.Schedule;

/** A sibling that ended before the other was started is still unordered, for nobody joined it. */
public final class SiblingStartedLater {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Thread first = new Thread(() -> first(schedule));
    first.start();
    schedule.await(1);
    Schedule.pause(10);
    Thread second = new Thread(SiblingStartedLater::second);
    second.start();
    second.join();
    first.join();
    System.out.println("done");
  }

  private static void first(Schedule schedule) {
    value = 1; // race: SiblingStartedLater.value
    schedule.reach(1);
  }

  private static void second() {
    value = 2; // race: SiblingStartedLater.value
  }
}

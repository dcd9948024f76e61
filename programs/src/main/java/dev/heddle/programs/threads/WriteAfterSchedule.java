// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.Schedule;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** What is written after the task was scheduled is not ordered for the task. */
public final class WriteAfterSchedule {
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    CountDownLatch finished = new CountDownLatch(1);
    Timer timer = new Timer(true);
    timer.schedule(
        new TimerTask() {
          @Override
          public void run() {
            schedule.await(1);
            int read = value; // race: WriteAfterSchedule.value
            finished.countDown();
          }
        },
        1);
    value = 1; // race: WriteAfterSchedule.value
    schedule.reach(1);
    finished.await();
    timer.cancel();
    System.out.println("done");
  }
}

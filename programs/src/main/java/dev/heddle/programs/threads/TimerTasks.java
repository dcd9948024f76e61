// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** Scheduling hands over to the task, and the tasks of one timer run in its one thread. */
public final class TimerTasks {
  private static int value;

  public static void main(String[] args) throws Exception {
    Timer timer = new Timer(true);
    CountDownLatch finished = new CountDownLatch(4);
    value = 1;
    timer.schedule(task(finished), 1);
    timer.schedule(task(finished), 2, 1);
    finished.await();
    timer.cancel();
    System.out.println("done");
  }

  private static TimerTask task(CountDownLatch finished) {
    return new TimerTask() {
      @Override
      public void run() {
        value++;
        finished.countDown();
      }
    };
  }
}

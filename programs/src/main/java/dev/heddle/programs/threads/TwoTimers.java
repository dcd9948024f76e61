// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** Two timers are two threads: their tasks are not ordered with each other. */
public final class TwoTimers {
  private static int value;

  public static void main(String[] args) throws Exception {
    CountDownLatch finished = new CountDownLatch(2);
    Timer first = new Timer(true);
    Timer second = new Timer(true);
    first.schedule(task(finished), 1);
    second.schedule(task(finished), 1);
    finished.await();
    first.cancel();
    second.cancel();
    System.out.println("done");
  }

  private static TimerTask task(CountDownLatch finished) {
    return new TimerTask() {
      @Override
      public void run() {
        value++; // race: TwoTimers.value
        finished.countDown();
      }
    };
  }
}

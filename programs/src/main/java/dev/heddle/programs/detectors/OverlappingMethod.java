// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * A thread cancels another by a method, as is common: the flag is volatile. No race; but the other
 * is inside a method of the same object at that moment.
 */
public final class OverlappingMethod {
  private static final Schedule SCHEDULE = new Schedule();

  private static final class Job {
    private volatile boolean isCancelled;

    Job() {} // object-race: Job.*

    void work() {
      SCHEDULE.reach(1); // object-race: Job.*
      while (!isCancelled) {
        Thread.onSpinWait();
      }
    }

    void cancel() {
      isCancelled = true; // object-race: Job.*
    }
  }

  private record Worker(Job job) implements Runnable {
    @Override
    public void run() {
      job.work();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Job job = new Job();
    Thread worker = new Thread(new Worker(job));
    worker.start();
    SCHEDULE.await(1);
    job.cancel();
    worker.join();
  }
}

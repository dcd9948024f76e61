// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * A thread has come into its object once more and has left that method when another thread comes:
 * it is still inside of the object, by the first one. No race, the flag is volatile.
 */
public final class EnteredTwice {
  private static final Schedule SCHEDULE = new Schedule();

  private static final class Job {
    private final Step step = new Step();
    private volatile boolean isCancelled;
    private int steps;

    Job() {} // object-race: Job.*

    void work() {
      step.of(this); // object-race: Job.*
      SCHEDULE.reach(1);
      while (!isCancelled) {
        Thread.onSpinWait();
      }
    }

    void count(int more) {
      for (int i = 0; i < more; i++) {
        steps++;
      }
    }

    void cancel() {
      isCancelled = true; // object-race: Job.*
    }
  }

  private static final class Step {
    void of(Job job) {
      job.count(3);
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

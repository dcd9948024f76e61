// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * Each thread has a field of its own in a common object. No race; who looks at objects as a whole
 * sees threads without a lock.
 */
public final class DisjointFields { // object-race: DisjointFields.right
  private static final Schedule SCHEDULE = new Schedule();

  private int left;
  private int right;

  private record Left(DisjointFields shared) implements Runnable {
    @Override
    public void run() {
      SCHEDULE.await(1);
      shared.left = 1; // object-race: DisjointFields.right
      SCHEDULE.reach(2);
      SCHEDULE.await(3);
    }
  }

  private record Right(DisjointFields shared) implements Runnable {
    @Override
    public void run() {
      SCHEDULE.await(2);
      shared.right = 1; // object-race: DisjointFields.right
      SCHEDULE.reach(3);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    DisjointFields shared = new DisjointFields();
    Thread left = new Thread(new Left(shared));
    Thread right = new Thread(new Right(shared));
    left.start();
    right.start();
    SCHEDULE.reach(1);
    left.join();
    right.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/** Fig. 1 of the paper on RACER: one static field without a lock, one with, one for each thread. */
public final class PaperExample implements Runnable {
  private static final Schedule SCHEDULE = new Schedule();

  private static int shared;
  private static int sharedProtected;
  private int notShared;
  private final int turn;

  private PaperExample(int turn) {
    this.turn = turn;
  }

  @Override
  public void run() {
    SCHEDULE.await(turn);
    shared++; // race: PaperExample.shared; eraser, racer, hybrid, object-race: PaperExample.shared
    // Both have come so far before one of them takes the lock, which would order them.
    SCHEDULE.reach(turn + 1);
    SCHEDULE.await(2);
    synchronized (PaperExample.class) {
      sharedProtected++;
    }
    notShared++;
  }

  public static void main(String[] args) throws InterruptedException {
    PaperExample first = new PaperExample(0); // object-race: PaperExample.shared
    PaperExample second = new PaperExample(1);
    Thread thread1 = new Thread(first, "thread1");
    Thread thread2 = new Thread(second, "thread2");
    thread1.start();
    thread2.start();
    thread1.join();
    thread2.join();
    System.out.println("done");
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.support;

/**
 * Orders threads in time without ordering them in the memory model.
 *
 * <p>The state is held in plain fields of a class that the harness excludes from checking, and is
 * polled between sleeps: no lock, volatile or atomic takes part, so a detector sees no
 * happens-before edge and may draw none. A sleep is a call that the compiler cannot look through,
 * so the field is loaded anew in each round.
 */
public final class Schedule {
  private static final long PATIENCE_MILLIS = 10_000;
  private static final int THREAD_SLOTS = 4096;

  private int step;
  private final boolean[] seen = new boolean[THREAD_SLOTS];

  /** Says that the given step has been reached; steps only grow. */
  public void reach(int reached) {
    step = reached;
  }

  /** Waits until the given step has been reached. */
  public void await(int awaited) {
    long deadline = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (step < awaited) {
      pauseBefore(deadline);
    }
  }

  /**
   * Waits until that many different threads have called this method. Each thread writes a slot of
   * its own.
   */
  public void meet(int threads) {
    seen[(int) (Thread.currentThread().getId() % THREAD_SLOTS)] = true;
    long deadline = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (arrived() < threads) {
      pauseBefore(deadline);
    }
  }

  private int arrived() {
    int count = 0;
    for (boolean slot : seen) {
      count += slot ? 1 : 0;
    }
    return count;
  }

  /** Lets time pass, and nothing else. */
  public static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted while pausing", e);
    }
  }

  private static void pauseBefore(long deadline) {
    if (System.currentTimeMillis() > deadline) {
      throw new IllegalStateException("the other thread never came");
    }
    pause(1);
  }
}

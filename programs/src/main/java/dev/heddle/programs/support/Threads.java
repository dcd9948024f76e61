// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.support;

/** Runs the bodies of a test program, each in a thread of its own, and waits for all of them. */
public final class Threads {
  private static final long POLL_MILLIS = 200;

  private Threads() {}

  /** Starts all bodies at once. */
  public static void run(Body... bodies) throws InterruptedException {
    runAll(bodies);
  }

  /**
   * Runs the bodies one after another in time, although nothing orders them: all threads are
   * started before the first body runs, and the turn is passed on by a {@link Schedule}.
   */
  public static void inOrder(Body... bodies) throws InterruptedException {
    Schedule schedule = new Schedule();
    Body[] inTurn = new Body[bodies.length];
    for (int i = 0; i < bodies.length; i++) {
      int turn = i;
      inTurn[i] =
          () -> {
            schedule.await(turn);
            try {
              bodies[turn].run();
            } finally {
              schedule.reach(turn + 1);
            }
          };
    }
    runAll(inTurn);
  }

  private static void runAll(Body[] bodies) throws InterruptedException {
    Throwable[] failures = new Throwable[bodies.length];
    Thread[] threads = new Thread[bodies.length];
    for (int i = 0; i < bodies.length; i++) {
      int index = i;
      threads[i] =
          new Thread(
              () -> {
                try {
                  bodies[index].run();
                } catch (Throwable failure) {
                  failures[index] = failure;
                }
              },
              "body-" + (i + 1));
    }
    for (Thread thread : threads) {
      thread.setDaemon(true);
      thread.start();
    }
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        thread.join(POLL_MILLIS);
        throwFirst(failures);
      }
    }
    throwFirst(failures);
  }

  /** Whoever waits for a thread that failed would wait for ever. */
  private static void throwFirst(Throwable[] failures) {
    for (Throwable failure : failures) {
      if (failure != null) {
        throw new IllegalStateException("a thread failed", failure);
      }
    }
  }
}

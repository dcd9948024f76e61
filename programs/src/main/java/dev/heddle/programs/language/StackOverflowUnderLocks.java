// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Threads;

/**
 * The stack runs out again and again just where a lock is taken or given back. Whatever was not
 * noticed there must not look like a race later.
 */
@OwnJvm
public final class StackOverflowUnderLocks {
  private static final int ROUNDS = 60;
  private static final Object BLOCK = new Object();

  private static volatile boolean overflown;
  private static int inBlock;
  private static int inMethod;

  // perhaps incomplete report
  public static void main(String[] args) throws Exception {
    Threads.run(
        StackOverflowUnderLocks::overflow,
        StackOverflowUnderLocks::overflow,
        StackOverflowUnderLocks::overflow);
    System.out.println(overflown);
  }

  private static void overflow() throws InterruptedException {
    for (int i = 0; i < ROUNDS; i++) {
      int round = i;
      Thread thread = new Thread(null, () -> overflowFrom(round), "overflow", 1 << 18);
      thread.start();
      thread.join();
    }
  }

  private static void overflowFrom(int round) {
    try {
      descend(round % 7);
    } catch (StackOverflowError expected) {
      overflown = true;
    }
    synchronized (BLOCK) {
      inBlock++;
    }
    count();
  }

  /** The argument moves the place where the stack ends. */
  private static long descend(long padding) {
    synchronized (BLOCK) {
      inBlock++;
    }
    count();
    return padding == 0 ? descend(6) + 1 : descendPadded(padding - 1, 1, 2, 3);
  }

  private static long descendPadded(long padding, long a, long b, long c) {
    return a + b + c + descend(padding);
  }

  private static synchronized void count() {
    inMethod++;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** First to second thread by one lock, second to third by another: happens-before is transitive. */
public final class TransitiveThroughTwoLocks {
  private static final Object A = new Object();
  private static final Object B = new Object();
  private static boolean first;
  private static boolean second;
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        TransitiveThroughTwoLocks::begin,
        TransitiveThroughTwoLocks::pass,
        TransitiveThroughTwoLocks::end);
    System.out.println("done");
  }

  private static void begin() {
    value = 7;
    synchronized (A) {
      first = true;
    }
  }

  private static void pass() {
    synchronized (A) {
      if (!first) {
        throw new AssertionError();
      }
    }
    synchronized (B) {
      second = true;
    }
  }

  private static void end() {
    synchronized (B) {
      if (!second) {
        throw new AssertionError();
      }
    }
    if (value != 7) {
      throw new AssertionError(value);
    }
  }
}

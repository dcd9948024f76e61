// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Threads;

/** A stack overflow under locks is caught as ever, and the locks are free afterwards. */
@OwnJvm
public final class StackOverflowCaught {
  private static final Object LOCK = new Object();
  private static long depth;

  // perhaps incomplete report
  public static void main(String[] args) throws Exception {
    Threads.run(StackOverflowCaught::overflow, StackOverflowCaught::overflow);
    System.out.println(depth > 100);
  }

  private static void overflow() {
    try {
      descend();
    } catch (StackOverflowError expected) {
      synchronized (LOCK) {
        depth++;
      }
    }
  }

  private static void descend() {
    synchronized (LOCK) {
      depth++;
    }
    descend();
  }
}

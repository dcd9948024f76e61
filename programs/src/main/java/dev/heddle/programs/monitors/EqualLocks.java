// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** Two equal strings are two monitors: identity counts, not equals. */
public final class EqualLocks {
  private static int shared;

  public static void main(String[] args) throws Exception {
    String first = new String("lock");
    String second = new String("lock");
    Threads.inOrder(() -> write(first), () -> write(second));
    System.out.println("done");
  }

  private static void write(String lock) {
    synchronized (lock) {
      shared = 1; // race: EqualLocks.shared
    }
  }
}

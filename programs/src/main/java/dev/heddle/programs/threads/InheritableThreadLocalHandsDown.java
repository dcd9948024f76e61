// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.Threads;

/** The child inherits the parent's object, filled before the child was made. */
public final class InheritableThreadLocalHandsDown {
  private static final InheritableThreadLocal<int[]> CELLS = new InheritableThreadLocal<>();

  public static void main(String[] args) throws Exception {
    CELLS.set(new int[] {1});
    Threads.run(
        () -> {
          if (CELLS.get()[0] != 1) {
            throw new AssertionError();
          }
        });
    System.out.println(CELLS.get()[0]);
  }
}

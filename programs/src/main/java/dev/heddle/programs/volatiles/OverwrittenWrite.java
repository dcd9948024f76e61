// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** A volatile write happens before all later reads, even when another write came in between. */
public final class OverwrittenWrite {
  private static volatile int flag;
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(OverwrittenWrite::first, () -> flag = 2, OverwrittenWrite::last);
    System.out.println("done");
  }

  private static void first() {
    value = 1;
    flag = 1;
  }

  private static void last() {
    if (flag == 2 && value != 1) {
      throw new AssertionError(value);
    }
  }
}

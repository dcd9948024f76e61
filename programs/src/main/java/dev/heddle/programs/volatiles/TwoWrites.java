// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** A volatile write synchronizes with later reads, not with later writes. */
public final class TwoWrites {
  private static volatile int flag;
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(TwoWrites::first, TwoWrites::second);
    System.out.println("done");
  }

  private static void first() {
    value = 1; // race: TwoWrites.value
    flag = 1;
  }

  private static void second() {
    flag = 2;
    value = 2; // race: TwoWrites.value
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** Two threads that only read a volatile do not order each other. */
public final class TwoReads {
  private static volatile int flag = 1;
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(TwoReads::first, TwoReads::second);
    System.out.println("done");
  }

  private static void first() {
    value = 1; // race: TwoReads.value
    int ignored = flag;
  }

  private static void second() {
    int ignored = flag;
    value = 2; // race: TwoReads.value
  }
}

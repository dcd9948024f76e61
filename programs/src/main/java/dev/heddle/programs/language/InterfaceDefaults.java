// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;

/** Default methods of an interface use a static field of another class without a lock. */
public final class InterfaceDefaults {
  private static int calls;

  private interface Counting {
    default void count() {
      calls++; // race: InterfaceDefaults.calls
    }
  }

  private static final class Counter implements Counting {}

  public static void main(String[] args) throws Exception {
    Threads.inOrder(new Counter()::count, new Counter()::count);
    System.out.println("done");
  }
}

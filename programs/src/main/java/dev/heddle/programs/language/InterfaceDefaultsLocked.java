// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.Threads;

/** Default, static and private methods of an interface that lock the interface's class object. */
public final class InterfaceDefaultsLocked {
  private static int calls;

  private interface Counting {
    default void count() {
      add(1);
    }

    private void add(int amount) {
      addTo(amount);
    }

    static void addTo(int amount) {
      synchronized (Counting.class) {
        calls += amount;
      }
    }
  }

  private static final class Counter implements Counting {}

  public static void main(String[] args) throws Exception {
    Threads.run(new Counter()::count, new Counter()::count, () -> Counting.addTo(3));
    System.out.println(calls);
  }
}

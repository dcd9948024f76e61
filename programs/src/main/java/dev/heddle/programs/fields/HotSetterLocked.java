// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** A setter and a getter that are called under a lock, so often that the compiler has seen them. */
public final class HotSetterLocked {
  private static final Object LOCK = new Object();
  private static final int ROUNDS = 200_000;

  private int value;

  public static void main(String[] args) throws Exception {
    HotSetterLocked shared = new HotSetterLocked();
    Threads.inOrder(() -> setAll(shared), () -> setAll(shared));
    System.out.println(shared.get());
  }

  private static void setAll(HotSetterLocked shared) {
    for (int round = 0; round < ROUNDS; round++) {
      synchronized (LOCK) {
        shared.set(shared.get() + 1);
      }
    }
  }

  private void set(int newValue) {
    value = newValue;
  }

  private int get() {
    return value;
  }
}

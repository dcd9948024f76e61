// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** A setter in a loop that the compiler has seen often: each release begins a new epoch in it. */
public final class HotSetter {
  private static final Object LOCK = new Object();
  private static final int ROUNDS = 200_000;

  private int value;

  public static void main(String[] args) throws Exception {
    HotSetter shared = new HotSetter();
    Threads.inOrder(() -> setAll(shared), () -> get(shared));
    System.out.println("done");
  }

  private static void setAll(HotSetter shared) {
    for (int round = 0; round < ROUNDS; round++) {
      synchronized (LOCK) {
        shared.hashCode();
      }
      // Nobody learns of the last one.
      shared.set(round);
    }
  }

  private static void get(HotSetter shared) {
    synchronized (LOCK) {
      shared.hashCode();
    }
    shared.get();
  }

  private void set(int newValue) {
    value = newValue; // race: HotSetter.value
  }

  private int get() {
    return value; // race: HotSetter.value
  }
}

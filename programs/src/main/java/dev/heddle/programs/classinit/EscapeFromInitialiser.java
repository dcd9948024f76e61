// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/** The initialiser itself writes a foreign field, which another thread reads without the class. */
public final class EscapeFromInitialiser {
  private static int[] registry;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(() -> Registered.touch(), EscapeFromInitialiser::read);
    System.out.println("done");
  }

  private static void read() {
    int[] cells = registry; // race: EscapeFromInitialiser.registry
  }

  private static final class Registered {
    static {
      registry = new int[1]; // race: EscapeFromInitialiser.registry
    }

    static void touch() {}
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;

/** Reading a final field first does not order the plain field beside it. */
public final class PlainNeighbourAfterFinal {
  private static Mixed shared;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(PlainNeighbourAfterFinal::publish, PlainNeighbourAfterFinal::read);
    System.out.println("done");
  }

  private static void publish() {
    shared = new Mixed(); // race: PlainNeighbourAfterFinal.shared
  }

  private static void read() {
    Mixed mixed = shared; // race: PlainNeighbourAfterFinal.shared
    int frozen = mixed.frozen[0];
    int read = mixed.plain; // race: Mixed.plain
  }

  private static final class Mixed {
    final int[] frozen = {1};
    int plain;

    Mixed() { // may race: Mixed.plain
      plain = 2; // may race: Mixed.plain
    }
  }
}

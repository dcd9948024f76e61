// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;

/** The freeze covers final fields only: the plain field beside them races. */
public final class PlainNeighbour {
  private static Mixed shared;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(PlainNeighbour::publish, PlainNeighbour::read);
    System.out.println("done");
  }

  private static void publish() {
    shared = new Mixed(); // race: PlainNeighbour.shared
  }

  private static void read() {
    Mixed mixed = shared; // race: PlainNeighbour.shared
    int read = mixed.plain; // race: Mixed.plain
    int[] frozen = mixed.frozen;
  }

  private static final class Mixed {
    final int[] frozen = {1};
    int plain;

    Mixed() { // may race: Mixed.plain
      plain = 2; // may race: Mixed.plain
    }
  }
}

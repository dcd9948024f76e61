// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;

/** Default values are written before any thread begins: reading them never races. */
public final class DefaultValuesPublishedByRace {
  private static Plain shared;
  private static int[] cells;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(DefaultValuesPublishedByRace::publish, DefaultValuesPublishedByRace::read);
    System.out.println("done");
  }

  private static void publish() {
    shared = new Plain(); // race: DefaultValuesPublishedByRace.shared
    cells = new int[8]; // race: DefaultValuesPublishedByRace.cells
  }

  private static void read() {
    Plain plain = shared; // race: DefaultValuesPublishedByRace.shared
    int[] array = cells; // race: DefaultValuesPublishedByRace.cells
    if (plain.number + array[5] != 0 || plain.name != null) {
      throw new AssertionError();
    }
  }

  private static final class Plain {
    int number;
    String name;
  }
}

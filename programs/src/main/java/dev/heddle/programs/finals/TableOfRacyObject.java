// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;

/** The reference to an object races; a loop reads the table in the object's final field. */
public final class TableOfRacyObject {
  private static final class Holder {
    private final int[] table = new int[8];

    Holder() {
      for (int i = 0; i < table.length; i++) {
        table[i] = i;
      }
    }
  }

  private static Holder holder;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(TableOfRacyObject::make, TableOfRacyObject::read);
    System.out.println("done");
  }

  private static void make() {
    holder = new Holder(); // race: TableOfRacyObject.holder
  }

  private static void read() {
    Holder found = holder; // race: TableOfRacyObject.holder
    sum(found);
    sum(found);
  }

  private static int sum(Holder found) {
    int sum = 0;
    for (int round = 0; round < 40; round++) {
      sum += found.table[round * 5 & 7]; // no race
    }
    return sum;
  }
}

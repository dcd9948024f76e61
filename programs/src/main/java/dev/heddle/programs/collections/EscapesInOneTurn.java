// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** A loop makes a list in each turn, and hands one of them out. */
public final class EscapesInOneTurn {
  private static List<Integer> kept;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(EscapesInOneTurn::make, EscapesInOneTurn::read);
    System.out.println("done");
  }

  private static void make() {
    for (int turn = 0; turn < 3; turn++) {
      List<Integer> list = new ArrayList<>();
      list.add(turn); // race: java.util.ArrayList
      if (turn == 1) {
        kept = list; // race: EscapesInOneTurn.kept
      }
    }
  }

  private static void read() {
    int size = kept.size(); // race: EscapesInOneTurn.kept, java.util.ArrayList
  }
}

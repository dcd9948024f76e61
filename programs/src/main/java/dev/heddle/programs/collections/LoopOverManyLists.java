// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** One place in a loop asks one list after the other; only the last is changed meanwhile. */
public final class LoopOverManyLists {
  private static final List<List<String>> LISTS =
      List.of(new ArrayList<>(List.of("a")), new ArrayList<>(List.of("b")), new ArrayList<>());

  public static void main(String[] args) throws Exception {
    Threads.inOrder(LoopOverManyLists::ask, LoopOverManyLists::add);
    System.out.println("done");
  }

  private static void ask() {
    for (List<String> list : LISTS) {
      list.isEmpty(); // race: java.util.ArrayList
    }
  }

  private static void add() {
    LISTS.get(2).add("c"); // race: java.util.ArrayList
  }
}

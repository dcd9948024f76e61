// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;

/** addAll() reads its argument, here a set that the other thread changes. */
public final class AddAllOfShared {
  private static final Set<String> SET = new HashSet<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(AddAllOfShared::collect, AddAllOfShared::add);
    System.out.println("done");
  }

  private static void collect() {
    List<String> mine = new LinkedList<>();
    mine.addAll(SET); // race: java.util.HashSet
  }

  private static void add() {
    SET.add("element"); // race: java.util.HashSet
  }
}

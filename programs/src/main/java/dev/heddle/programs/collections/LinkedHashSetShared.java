// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.LinkedHashSet;
import java.util.Set;

/** A LinkedHashSet that one thread fills and another iterates over. */
public final class LinkedHashSetShared {
  private static final Set<Integer> SET = new LinkedHashSet<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(LinkedHashSetShared::add, LinkedHashSetShared::iterate);
    System.out.println("done");
  }

  private static void add() {
    SET.add(1); // race: java.util.LinkedHashSet
  }

  private static void iterate() {
    int size = SET.size(); // race: java.util.LinkedHashSet
  }
}

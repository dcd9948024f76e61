// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** One call is made on several sets in turn, of which two threads have one. */
public final class OneOfManySets {
  private static final List<Set<String>> SETS =
      List.of(new HashSet<>(), new HashSet<>(), new HashSet<>());

  public static void main(String[] args) throws Exception {
    Threads.inOrder(OneOfManySets::addToAll, OneOfManySets::ask);
    System.out.println("done");
  }

  private static void addToAll() {
    for (int turn = 0; turn < 3; turn++) {
      for (Set<String> set : SETS) {
        set.add("element"); // race: java.util.HashSet
      }
    }
  }

  private static void ask() {
    boolean any = SETS.get(1).contains("element"); // race: java.util.HashSet
  }
}

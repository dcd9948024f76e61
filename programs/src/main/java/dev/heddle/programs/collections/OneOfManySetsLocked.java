// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** One call is made on several sets in turn, each of which has a lock. */
public final class OneOfManySetsLocked {
  private static final List<Set<String>> SETS =
      List.of(new HashSet<>(), new HashSet<>(), new HashSet<>());

  public static void main(String[] args) throws Exception {
    Threads.run(OneOfManySetsLocked::addToAll, OneOfManySetsLocked::addToAll);
    System.out.println("done");
  }

  private static void addToAll() {
    for (int turn = 0; turn < 100; turn++) {
      for (Set<String> set : SETS) {
        synchronized (set) {
          set.add("element" + turn);
        }
      }
    }
  }
}

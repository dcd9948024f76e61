// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;
import java.util.HashMap;
import java.util.Map;

/**
 * A map filled in the constructor and kept in a final field may be read after a racy publication.
 */
public final class FinalMap {
  private static Table shared;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(FinalMap::publish, FinalMap::read);
    System.out.println("done");
  }

  private static void publish() {
    shared = new Table(); // race: FinalMap.shared
  }

  private static void read() {
    Table table = shared; // race: FinalMap.shared
    if (table.entries.get("two") != 2) {
      throw new AssertionError();
    }
  }

  private static final class Table {
    final Map<String, Integer> entries = new HashMap<>();

    Table() {
      entries.put("one", 1);
      entries.put("two", 2);
    }
  }
}

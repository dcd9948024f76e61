// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.HashMap;
import java.util.Map;

/** One thread iterates over the key set, a view of the map to which the other adds. */
public final class KeySetIteration {
  private static final Map<String, Integer> MAP = new HashMap<>();

  public static void main(String[] args) throws Exception {
    MAP.put("first", 1);
    Threads.inOrder(KeySetIteration::iterate, KeySetIteration::add);
    System.out.println("done");
  }

  private static void iterate() {
    int length = 0;
    for (String key : MAP.keySet()) { // race: java.util.HashMap
      length += key.length();
    }
  }

  private static void add() {
    MAP.put("second", 2); // race: java.util.HashMap
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.HashMap;
import java.util.Map;

/** Both threads lock, but one the map and the other something else. */
public final class DifferentLocksOnMap {
  private static final Object LOCK = new Object();
  private static final Map<String, Integer> MAP = new HashMap<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(DifferentLocksOnMap::first, DifferentLocksOnMap::second);
    System.out.println("done");
  }

  private static void first() {
    synchronized (MAP) {
      MAP.put("first", 1); // race: java.util.HashMap
    }
  }

  private static void second() {
    synchronized (LOCK) {
      MAP.put("second", 2); // race: java.util.HashMap
    }
  }
}

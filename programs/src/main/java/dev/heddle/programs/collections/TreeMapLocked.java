// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.TreeMap;

/** A TreeMap is used by two threads under one lock. */
public final class TreeMapLocked {
  private static final TreeMap<String, Integer> SHARED = new TreeMap<>();

  public static void main(String[] args) throws Exception {
    Threads.run(TreeMapLocked::first, TreeMapLocked::second, TreeMapLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.put("key", 1);
    }
  }

  private static void second() {
    synchronized (SHARED) {
      Object read = SHARED.firstEntry();
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.TreeMap;

/** A TreeMap is not thread-safe, and is used by two threads without a lock. */
public final class TreeMapShared {
  private static final TreeMap<String, Integer> SHARED = new TreeMap<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(TreeMapShared::first, TreeMapShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.put("key", 1); // race: java.util.TreeMap
  }

  private static void second() {
    Object read = SHARED.firstEntry(); // race: java.util.TreeMap
  }
}

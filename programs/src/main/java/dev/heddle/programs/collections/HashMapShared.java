// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.HashMap;
import java.util.Map;

/** A HashMap is not thread-safe, and is used by two threads without a lock. */
public final class HashMapShared {
  private static final Map<String, Integer> SHARED = new HashMap<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(HashMapShared::first, HashMapShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.put("key", 1); // race: java.util.HashMap
  }

  private static void second() {
    Integer read = SHARED.get("key"); // race: java.util.HashMap
  }
}

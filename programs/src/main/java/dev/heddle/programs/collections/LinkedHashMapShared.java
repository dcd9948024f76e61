// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.LinkedHashMap;
import java.util.Map;

/** A LinkedHashMap is not thread-safe, and is used by two threads without a lock. */
public final class LinkedHashMapShared {
  private static final Map<String, Integer> SHARED = new LinkedHashMap<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(LinkedHashMapShared::first, LinkedHashMapShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.put("key", 1); // race: java.util.LinkedHashMap
  }

  private static void second() {
    boolean read = SHARED.containsKey("key"); // race: java.util.LinkedHashMap
  }
}

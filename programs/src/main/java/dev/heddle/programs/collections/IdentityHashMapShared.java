// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.IdentityHashMap;
import java.util.Map;

/** An IdentityHashMap is not thread-safe, and is used by two threads without a lock. */
public final class IdentityHashMapShared {
  private static final Map<String, Integer> SHARED = new IdentityHashMap<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(IdentityHashMapShared::first, IdentityHashMapShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.put("key", 1); // race: java.util.IdentityHashMap
  }

  private static void second() {
    Integer read = SHARED.get("key"); // race: java.util.IdentityHashMap
  }
}

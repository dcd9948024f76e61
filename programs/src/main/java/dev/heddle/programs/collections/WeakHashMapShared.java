// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.Map;
import java.util.WeakHashMap;

/** A WeakHashMap is not thread-safe, and is used by two threads without a lock. */
public final class WeakHashMapShared {
  private static final Map<String, Integer> SHARED = new WeakHashMap<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WeakHashMapShared::first, WeakHashMapShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.put("key", 1); // race: java.util.WeakHashMap
  }

  private static void second() {
    int read = SHARED.size(); // race: java.util.WeakHashMap
  }
}

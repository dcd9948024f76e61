// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.Map;
import java.util.WeakHashMap;

/** A WeakHashMap is used by two threads under one lock. */
public final class WeakHashMapLocked {
  private static final Map<String, Integer> SHARED = new WeakHashMap<>();

  public static void main(String[] args) throws Exception {
    Threads.run(WeakHashMapLocked::first, WeakHashMapLocked::second, WeakHashMapLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.put("key", 1);
    }
  }

  private static void second() {
    synchronized (SHARED) {
      int read = SHARED.size();
    }
  }
}

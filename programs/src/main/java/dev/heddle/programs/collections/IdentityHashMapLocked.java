// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.IdentityHashMap;
import java.util.Map;

/** An IdentityHashMap is used by two threads under one lock. */
public final class IdentityHashMapLocked {
  private static final Map<String, Integer> SHARED = new IdentityHashMap<>();

  public static void main(String[] args) throws Exception {
    Threads.run(
        IdentityHashMapLocked::first, IdentityHashMapLocked::second, IdentityHashMapLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.put("key", 1);
    }
  }

  private static void second() {
    synchronized (SHARED) {
      Integer read = SHARED.get("key");
    }
  }
}

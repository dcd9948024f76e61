// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.HashMap;
import java.util.Map;

/** A HashMap is used by two threads under one lock. */
public final class HashMapLocked {
  private static final Map<String, Integer> SHARED = new HashMap<>();

  public static void main(String[] args) throws Exception {
    Threads.run(HashMapLocked::first, HashMapLocked::second, HashMapLocked::first);
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

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.LinkedHashMap;
import java.util.Map;

/** A LinkedHashMap is used by two threads under one lock. */
public final class LinkedHashMapLocked {
  private static final Map<String, Integer> SHARED = new LinkedHashMap<>();

  public static void main(String[] args) throws Exception {
    Threads.run(
        LinkedHashMapLocked::first, LinkedHashMapLocked::second, LinkedHashMapLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.put("key", 1);
    }
  }

  private static void second() {
    synchronized (SHARED) {
      boolean read = SHARED.containsKey("key");
    }
  }
}

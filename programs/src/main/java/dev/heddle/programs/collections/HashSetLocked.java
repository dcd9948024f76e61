// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.HashSet;
import java.util.Set;

/** A HashSet is used by two threads under one lock. */
public final class HashSetLocked {
  private static final Set<String> SHARED = new HashSet<>();

  public static void main(String[] args) throws Exception {
    Threads.run(HashSetLocked::first, HashSetLocked::second, HashSetLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.add("element");
    }
  }

  private static void second() {
    synchronized (SHARED) {
      boolean read = SHARED.contains("element");
    }
  }
}

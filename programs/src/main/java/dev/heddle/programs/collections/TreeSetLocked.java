// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.Set;
import java.util.TreeSet;

/** A TreeSet is used by two threads under one lock. */
public final class TreeSetLocked {
  private static final Set<String> SHARED = new TreeSet<>();

  public static void main(String[] args) throws Exception {
    Threads.run(TreeSetLocked::first, TreeSetLocked::second, TreeSetLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.add("element");
    }
  }

  private static void second() {
    synchronized (SHARED) {
      boolean read = SHARED.isEmpty();
    }
  }
}

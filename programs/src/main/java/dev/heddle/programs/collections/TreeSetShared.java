// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.Set;
import java.util.TreeSet;

/** A TreeSet is not thread-safe, and is used by two threads without a lock. */
public final class TreeSetShared {
  private static final Set<String> SHARED = new TreeSet<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(TreeSetShared::first, TreeSetShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.add("element"); // race: java.util.TreeSet
  }

  private static void second() {
    boolean read = SHARED.isEmpty(); // race: java.util.TreeSet
  }
}

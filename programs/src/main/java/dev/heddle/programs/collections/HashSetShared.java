// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.HashSet;
import java.util.Set;

/** A HashSet is not thread-safe, and is used by two threads without a lock. */
public final class HashSetShared {
  private static final Set<String> SHARED = new HashSet<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(HashSetShared::first, HashSetShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.add("element"); // race: java.util.HashSet
  }

  private static void second() {
    boolean read = SHARED.contains("element"); // race: java.util.HashSet
  }
}

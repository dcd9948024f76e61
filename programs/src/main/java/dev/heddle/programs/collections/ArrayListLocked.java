// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** An ArrayList is used by two threads under one lock. */
public final class ArrayListLocked {
  private static final List<String> SHARED = new ArrayList<>();

  public static void main(String[] args) throws Exception {
    Threads.run(ArrayListLocked::first, ArrayListLocked::second, ArrayListLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.add("element");
    }
  }

  private static void second() {
    synchronized (SHARED) {
      int read = SHARED.size();
    }
  }
}

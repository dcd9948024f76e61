// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** An ArrayList is not thread-safe, and is used by two threads without a lock. */
public final class ArrayListShared {
  private static final List<String> SHARED = new ArrayList<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ArrayListShared::first, ArrayListShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.add("element"); // race: java.util.ArrayList
  }

  private static void second() {
    int read = SHARED.size(); // race: java.util.ArrayList
  }
}

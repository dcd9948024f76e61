// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayDeque;
import java.util.Deque;

/** An ArrayDeque is used by two threads under one lock. */
public final class ArrayDequeLocked {
  private static final Deque<String> SHARED = new ArrayDeque<>();

  public static void main(String[] args) throws Exception {
    Threads.run(ArrayDequeLocked::first, ArrayDequeLocked::second, ArrayDequeLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.push("element");
    }
  }

  private static void second() {
    synchronized (SHARED) {
      String read = SHARED.poll();
    }
  }
}

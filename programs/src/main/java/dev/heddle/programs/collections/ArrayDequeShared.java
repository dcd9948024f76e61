// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayDeque;
import java.util.Deque;

/** An ArrayDeque is not thread-safe, and is used by two threads without a lock. */
public final class ArrayDequeShared {
  private static final Deque<String> SHARED = new ArrayDeque<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ArrayDequeShared::first, ArrayDequeShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.push("element"); // race: java.util.ArrayDeque
  }

  private static void second() {
    String read = SHARED.poll(); // race: java.util.ArrayDeque
  }
}

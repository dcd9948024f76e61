// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.LinkedList;

/** A LinkedList is not thread-safe, and is used by two threads without a lock. */
public final class LinkedListShared {
  private static final LinkedList<String> SHARED = new LinkedList<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(LinkedListShared::first, LinkedListShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.addFirst("element"); // race: java.util.LinkedList
  }

  private static void second() {
    String read = SHARED.peekLast(); // race: java.util.LinkedList
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.LinkedList;

/** A LinkedList is used by two threads under one lock. */
public final class LinkedListLocked {
  private static final LinkedList<String> SHARED = new LinkedList<>();

  public static void main(String[] args) throws Exception {
    Threads.run(LinkedListLocked::first, LinkedListLocked::second, LinkedListLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.addFirst("element");
    }
  }

  private static void second() {
    synchronized (SHARED) {
      String read = SHARED.peekLast();
    }
  }
}

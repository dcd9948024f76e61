// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.PriorityQueue;
import java.util.Queue;

/** A PriorityQueue is used by two threads under one lock. */
public final class PriorityQueueLocked {
  private static final Queue<Integer> SHARED = new PriorityQueue<>();

  public static void main(String[] args) throws Exception {
    Threads.run(
        PriorityQueueLocked::first, PriorityQueueLocked::second, PriorityQueueLocked::first);
    System.out.println("done");
  }

  private static void first() {
    synchronized (SHARED) {
      SHARED.offer(1);
    }
  }

  private static void second() {
    synchronized (SHARED) {
      Integer read = SHARED.peek();
    }
  }
}

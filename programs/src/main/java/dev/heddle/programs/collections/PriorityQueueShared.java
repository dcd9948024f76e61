// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.PriorityQueue;
import java.util.Queue;

/** A PriorityQueue is not thread-safe, and is used by two threads without a lock. */
public final class PriorityQueueShared {
  private static final Queue<Integer> SHARED = new PriorityQueue<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(PriorityQueueShared::first, PriorityQueueShared::second);
    System.out.println("done");
  }

  private static void first() {
    SHARED.offer(1); // race: java.util.PriorityQueue
  }

  private static void second() {
    Integer read = SHARED.peek(); // race: java.util.PriorityQueue
  }
}

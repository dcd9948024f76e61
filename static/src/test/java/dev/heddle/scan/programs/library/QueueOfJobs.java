// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.LinkedList;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A LinkedList serves two threads as a queue of jobs. */
public final class QueueOfJobs {
  private static void produce(Queue<String> queue) {
    queue.offer("weave"); // race: java.util.LinkedList
  }

  private static void consume(Queue<String> queue) {
    String job = queue.poll(); // race: java.util.LinkedList
    System.out.println(job);
  }

  public static void racy() throws Exception {
    Queue<String> queue = new LinkedList<>();
    Thread first = new Thread(() -> produce(queue));
    Thread second = new Thread(() -> consume(queue));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Queue<String> queue = new ConcurrentLinkedQueue<>();
    Thread first = new Thread(() -> produce(queue));
    Thread second = new Thread(() -> consume(queue));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

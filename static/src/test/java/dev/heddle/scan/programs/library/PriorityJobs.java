// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.PriorityBlockingQueue;

/** A PriorityQueue hands jobs to two threads. */
public final class PriorityJobs {
  private static void work(Queue<Integer> jobs) {
    Integer job = jobs.poll(); // race: java.util.PriorityQueue
    if (job != null && job > 1) {
      jobs.add(job - 1); // race: java.util.PriorityQueue
    }
  }

  public static void racy() throws Exception {
    Queue<Integer> jobs = new PriorityQueue<>();
    jobs.add(5);
    Thread first = new Thread(() -> work(jobs));
    Thread second = new Thread(() -> work(jobs));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Queue<Integer> jobs = new PriorityBlockingQueue<>();
    jobs.add(5);
    Thread first = new Thread(() -> work(jobs));
    Thread second = new Thread(() -> work(jobs));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

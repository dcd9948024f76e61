// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Tasks are made by one thread and done by others, each by one. No race; each worker is the second
 * owner of its tasks.
 */
public final class TaskQueue {
  private static final int TASKS = 20;

  private static final class Task {
    private int result;

    Task(int argument) {
      result = argument; // eraser, racer: Task.result
    }

    void perform() {
      result *= 2; // eraser, racer: Task.result
    }
  }

  private record Worker(BlockingQueue<Task> queue) implements Runnable {
    @Override
    public void run() {
      for (int i = 0; i < TASKS / 2; i++) {
        try {
          queue.take().perform();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    BlockingQueue<Task> queue = new LinkedBlockingQueue<>();
    Thread[] workers = {new Thread(new Worker(queue)), new Thread(new Worker(queue))};
    for (Thread worker : workers) {
      worker.start();
    }
    for (int i = 0; i < TASKS; i++) {
      queue.put(new Task(i));
    }
    for (Thread worker : workers) {
      worker.join();
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

/** Virtual threads hand a count over by lock, semaphore and queue. */
public final class Locks {
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static final Semaphore PERMIT = new Semaphore(1);
  private static final BlockingQueue<int[]> QUEUE = new ArrayBlockingQueue<>(1);
  private static int underLock;
  private static int underPermit;

  public static void main(String[] args) throws Exception {
    QUEUE.put(new int[1]);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      threads.add(Thread.startVirtualThread(Locks::work));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(underLock + " " + underPermit + " " + QUEUE.take()[0]);
  }

  private static void work() {
    try {
      for (int i = 0; i < 5; i++) {
        LOCK.lock();
        underLock++;
        LOCK.unlock();
        PERMIT.acquire();
        underPermit++;
        PERMIT.release();
        int[] cell = QUEUE.take();
        cell[0]++;
        QUEUE.put(cell);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

/** Every access is under the same lock: nobody has anything to say. */
public final class ConsistentLock {
  private int count;

  private synchronized void add() {
    count++;
  }

  public static void main(String[] args) throws InterruptedException {
    ConsistentLock shared = new ConsistentLock();
    Thread[] threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(shared::add);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    synchronized (shared) {
      System.out.println(shared.count);
    }
  }
}

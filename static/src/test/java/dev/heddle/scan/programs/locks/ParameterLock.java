// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** The lock is a parameter for which the two threads pass different objects. */
public final class ParameterLock {
  private int stock;

  private void take(Object lock) {
    synchronized (lock) {
      stock--; // race: ParameterLock.stock
    }
  }

  public static void racy() throws Exception {
    ParameterLock shop = new ParameterLock();
    Object left = new Object();
    Object right = new Object();
    Thread first = new Thread(() -> shop.take(left));
    Thread second = new Thread(() -> shop.take(right));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    ParameterLock shop = new ParameterLock();
    Object lock = new Object();
    Thread first = new Thread(() -> shop.take(lock));
    Thread second = new Thread(() -> shop.take(lock));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

/** The field that holds the lock is assigned anew while others wait for the old lock. */
public final class LockReassigned {
  private Object lock = new Object();
  private final Object fixed = new Object();
  private int entries;

  private void clear() {
    synchronized (lock) { // race: LockReassigned.lock
      lock = new Object(); // race: LockReassigned.lock
      entries = 0; // race: LockReassigned.entries
    }
  }

  private void clearSafely() {
    synchronized (fixed) {
      entries = 0;
    }
  }

  public static void racy() throws Exception {
    LockReassigned cache = new LockReassigned();
    Thread first = new Thread(cache::clear);
    Thread second = new Thread(cache::clear);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    LockReassigned cache = new LockReassigned();
    Thread first = new Thread(cache::clearSafely);
    Thread second = new Thread(cache::clearSafely);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

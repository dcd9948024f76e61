// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

/**
 * The locks that a thread has made lately. Until it has given back all the locks that it held then,
 * hardly anybody else can have got hold of them: who takes such a lock does not wait for it,
 * however it is taken later. Touched by the thread only.
 *
 * <p>Objects of woven classes need not be noted here, as their constructors leave histories. Locks
 * are known by their hashes, so that none is kept from collection.
 */
final class NewLocks {
  private static final int SIZE = 16;

  private final int[] hashes = new int[SIZE];
  private final long[] epochs = new long[SIZE];
  private int next;

  /** The thread has made a lock just now. */
  static void made(Object lock, ThreadState thread) {
    if (thread.newLocks == null) {
      thread.newLocks = new NewLocks();
    }
    thread.newLocks.add(System.identityHashCode(lock), thread.epoch);
  }

  private void add(int hash, long epoch) {
    hashes[next] = hash;
    epochs[next] = epoch;
    next = (next + 1) % SIZE;
  }

  /** Whether the thread has made the lock since it took the first of those that it holds. */
  static boolean isNew(Object lock, SyncClock clock, ThreadState thread) {
    long since = thread.lockedSince;
    return clock.isUnusedBefore(since, thread)
        && (thread.newLocks != null && thread.newLocks.contain(lock, since)
            || ObjectOrigins.isConstructedSince(since, lock, thread));
  }

  private boolean contain(Object lock, long since) {
    int hash = System.identityHashCode(lock);
    for (int i = 0; i < SIZE; i++) {
      if (hashes[i] == hash && epochs[i] >= since) {
        return true;
      }
    }
    return false;
  }
}

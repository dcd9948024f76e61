// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

/** One method takes the lock for what is shared and for what is not, and calls on. */
public final class LockInTwoContexts {
  private static final StringBuffer SHARED = new StringBuffer("all");

  private final ReentrantLock lock = new ReentrantLock();
  private final List<String> names = new ArrayList<>();
  private int evicted;
  private int hash;

  private void put(CharSequence name) {
    lock.lock();
    try {
      evict(name);
    } finally {
      lock.unlock();
    }
  }

  private void putUnlocked(CharSequence name) {
    evict(name);
  }

  private void evict(CharSequence name) {
    names.add(name.toString()); // race: java.util.ArrayList
    evicted++; // race: LockInTwoContexts.evicted
  }

  private void work() {
    put(SHARED);
    put(new StringBuffer("own"));
    evictOne(new Object());
    evictOne(this);
  }

  private synchronized void evictOne(Object of) {
    count(of);
  }

  private void count(Object of) {
    hash += of.hashCode();
  }

  public static void racy() throws Exception {
    LockInTwoContexts cache = new LockInTwoContexts();
    new Thread(cache::work).start();
    new Thread(() -> cache.putUnlocked(SHARED)).start();
  }

  public static void safe() throws Exception {
    LockInTwoContexts cache = new LockInTwoContexts();
    new Thread(cache::work).start();
    new Thread(cache::work).start();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A method looks under the read lock, and then writes under the write lock; or still reading. */
public final class ReadThenWriteLock {
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private final Map<String, String> entries = new HashMap<>();

  private String find(String key) {
    lock.readLock().lock();
    try {
      return entries.get(key); // race: java.util.HashMap
    } finally {
      lock.readLock().unlock();
    }
  }

  private void put(String key) {
    if (find(key) == null) {
      lock.writeLock().lock();
      try {
        entries.put(key, key);
      } finally {
        lock.writeLock().unlock();
      }
    }
  }

  private void putReading(String key) {
    lock.readLock().lock();
    try {
      if (find(key) == null) {
        entries.put(key, key); // race: java.util.HashMap
      }
    } finally {
      lock.readLock().unlock();
    }
  }

  public static void racy() throws Exception {
    ReadThenWriteLock table = new ReadThenWriteLock();
    new Thread(() -> table.putReading("x")).start();
    new Thread(() -> table.putReading("y")).start();
  }

  public static void safe() throws Exception {
    ReadThenWriteLock table = new ReadThenWriteLock();
    new Thread(() -> table.put("x")).start();
    new Thread(() -> table.put("y")).start();
  }
}

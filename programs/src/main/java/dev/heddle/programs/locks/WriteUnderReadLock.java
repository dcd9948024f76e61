// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Read locks do not exclude each other: a write under one races with a read under another. */
public final class WriteUnderReadLock {
  private static final ReadWriteLock LOCK = new ReentrantReadWriteLock();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WriteUnderReadLock::write, WriteUnderReadLock::read);
    System.out.println("done");
  }

  private static void write() {
    LOCK.readLock().lock();
    value = 1; // race: WriteUnderReadLock.value
    LOCK.readLock().unlock();
  }

  private static void read() {
    LOCK.readLock().lock();
    int read = value; // race: WriteUnderReadLock.value
    LOCK.readLock().unlock();
  }
}

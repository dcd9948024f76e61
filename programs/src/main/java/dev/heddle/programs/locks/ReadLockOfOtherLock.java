// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Reader and writer use the read and write locks of two different read-write locks. */
public final class ReadLockOfOtherLock {
  private static final ReadWriteLock LEFT = new ReentrantReadWriteLock();
  private static final ReadWriteLock RIGHT = new ReentrantReadWriteLock();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ReadLockOfOtherLock::write, ReadLockOfOtherLock::read);
    System.out.println("done");
  }

  private static void write() {
    LEFT.writeLock().lock();
    value = 1; // race: ReadLockOfOtherLock.value
    LEFT.writeLock().unlock();
  }

  private static void read() {
    RIGHT.readLock().lock();
    int read = value; // race: ReadLockOfOtherLock.value
    RIGHT.readLock().unlock();
  }
}

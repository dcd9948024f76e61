// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Each thread reads under one lock and wants to write under the other, which the other reads. */
public final class ReadersAndWriters {
  private static final ReadWriteLock A = new ReentrantReadWriteLock();
  private static final ReadWriteLock B = new ReentrantReadWriteLock();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ReadersAndWriters::aThenB, ReadersAndWriters::bThenA);
    System.out.println("done");
  }

  private static void aThenB() {
    A.readLock().lock();
    B.writeLock().lock(); // deadlock: ReentrantReadWriteLock
    System.out.println("a, b");
    B.writeLock().unlock();
    A.readLock().unlock();
  }

  private static void bThenA() {
    B.readLock().lock();
    A.writeLock().lock(); // deadlock: ReentrantReadWriteLock
    System.out.println("b, a");
    A.writeLock().unlock();
    B.readLock().unlock();
  }
}

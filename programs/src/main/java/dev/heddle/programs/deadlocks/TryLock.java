// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Who takes the locks in the opposite order gives up if it does not get the second. */
public final class TryLock {
  private static final ReentrantLock A = new ReentrantLock();
  private static final ReentrantLock B = new ReentrantLock();
  private static final ReentrantReadWriteLock C = new ReentrantReadWriteLock();
  private static final StampedLock D = new StampedLock();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(TryLock::waiting, TryLock::trying, TryLock::tryingForAWhile);
    System.out.println("done");
  }

  private static void waiting() {
    A.lock();
    C.writeLock().lock();
    long stamp = D.writeLock();
    B.lock();
    System.out.println("a, c, d, b");
    B.unlock();
    D.unlockWrite(stamp);
    C.writeLock().unlock();
    A.unlock();
  }

  private static void trying() {
    B.lock();
    if (A.tryLock()) {
      System.out.println("b, a");
      A.unlock();
    }
    if (C.writeLock().tryLock()) {
      C.writeLock().unlock();
    }
    if (C.readLock().tryLock()) {
      C.readLock().unlock();
    }
    long stamp = D.tryReadLock();
    stamp = D.tryConvertToWriteLock(stamp);
    D.unlock(stamp);
    D.unlock(D.tryWriteLock());
    B.unlock();
  }

  private static void tryingForAWhile() throws InterruptedException {
    B.lock();
    if (A.tryLock(1, TimeUnit.SECONDS)) {
      System.out.println("b, a");
      A.unlock();
    }
    if (C.writeLock().tryLock(1, TimeUnit.SECONDS)) {
      C.writeLock().unlock();
    }
    if (C.readLock().tryLock(1, TimeUnit.SECONDS)) {
      C.readLock().unlock();
    }
    D.unlock(D.tryWriteLock(1, TimeUnit.SECONDS));
    D.unlock(D.tryReadLock(1, TimeUnit.SECONDS));
    B.unlock();
  }
}

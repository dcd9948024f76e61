// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two threads write under the read lock, which protects no writes; the other field is right. */
public final class ReadLockForWriting { // object-race: ReadLockForWriting.*
  private static final Schedule SCHEDULE = new Schedule();

  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private int wrong;
  private int right;

  private void run(int turn) {
    SCHEDULE.await(turn); // object-race: ReadLockForWriting.*
    lock.readLock().lock();
    try {
      wrong++; // race: ReadLockForWriting.wrong; eraser, racer, hybrid: ReadLockForWriting.wrong
    } finally {
      lock.readLock().unlock();
    }
    SCHEDULE.reach(turn + 1);
    SCHEDULE.await(2);
    lock.writeLock().lock();
    try {
      right++;
    } finally {
      lock.writeLock().unlock();
    }
    lock.readLock().lock();
    try {
      System.out.println(right > 0);
    } finally {
      lock.readLock().unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ReadLockForWriting shared = new ReadLockForWriting();
    Thread one = new Thread(() -> shared.run(0));
    Thread two = new Thread(() -> shared.run(1));
    one.start();
    two.start();
    one.join();
    two.join();
  }
}

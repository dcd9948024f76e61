// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

import java.util.concurrent.locks.StampedLock;

/** A method writes under the read mode of a StampedLock. */
public final class Stamped {
  private final StampedLock lock = new StampedLock();
  private double x;

  private void moveUnderReadLock() {
    long stamp = lock.readLock();
    try {
      x += 1; // race: Stamped.x
    } finally {
      lock.unlockRead(stamp);
    }
  }

  private void moveUnderWriteLock() {
    long stamp = lock.writeLock();
    try {
      x += 1;
    } finally {
      lock.unlockWrite(stamp);
    }
  }

  public static void racy() throws Exception {
    Stamped point = new Stamped();
    Thread first = new Thread(point::moveUnderReadLock);
    Thread second = new Thread(point::moveUnderReadLock);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Stamped point = new Stamped();
    Thread first = new Thread(point::moveUnderWriteLock);
    Thread second = new Thread(point::moveUnderWriteLock);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Schedule;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader wants to write as well, and waits for all readers to be gone: for itself. */
@OwnJvm
public final class HangsByItself {
  private static final ReadWriteLock LOCK = new ReentrantReadWriteLock();

  public static void main(String[] args) {
    Thread thread = new Thread(HangsByItself::upgrade);
    thread.setDaemon(true);
    thread.start();
    Schedule.pause(6000);
    System.out.println("done");
  }

  private static void upgrade() {
    LOCK.readLock().lock();
    LOCK.writeLock().lock(); // hangs: ReentrantReadWriteLock
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Schedule;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Threads wait for each other at a lock, a writer's lock that is read, and a stamped lock. */
@OwnJvm
public final class HangsAtLocks {
  private static final Schedule SCHEDULE = new Schedule();
  private static final ReentrantLock A = new ReentrantLock();
  private static final ReentrantReadWriteLock B = new ReentrantReadWriteLock();
  private static final StampedLock C = new StampedLock();

  public static void main(String[] args) {
    daemon(HangsAtLocks::aThenB);
    daemon(HangsAtLocks::bThenC);
    daemon(HangsAtLocks::cThenA);
    Schedule.pause(6000);
    System.out.println("done");
  }

  private static void daemon(Runnable body) {
    Thread thread = new Thread(body);
    thread.setDaemon(true);
    thread.start();
  }

  private static void aThenB() {
    A.lock();
    SCHEDULE.meet(3);
    B.writeLock().lock(); // hangs: ReentrantLock+ReentrantReadWriteLock+StampedLock
  }

  private static void bThenC() {
    B.readLock().lock();
    SCHEDULE.meet(3);
    C.readLock(); // hangs: ReentrantLock+ReentrantReadWriteLock+StampedLock
  }

  private static void cThenA() {
    C.writeLock();
    SCHEDULE.meet(3);
    A.lock(); // hangs: ReentrantLock+ReentrantReadWriteLock+StampedLock
  }
}

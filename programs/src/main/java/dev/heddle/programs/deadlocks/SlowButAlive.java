// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Threads wait for each other's locks for seconds: in a row, giving up, or to be notified. */
@OwnJvm
public final class SlowButAlive {
  private static final Object FIRST = new Object();
  private static final Object SECOND = new Object();
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static final Condition CHANGED = LOCK.newCondition();
  private static final ReentrantLock ONE = new ReentrantLock();
  private static final ReentrantLock OTHER = new ReentrantLock();
  private static final Schedule SCHEDULE = new Schedule();

  /** Guarded by LOCK: who signals goes on until it is heard, however late the other comes. */
  private static boolean isAwake;

  public static void main(String[] args) throws Exception {
    Threads.run(
        SlowButAlive::sleepsWithLocks,
        SlowButAlive::waitsForFirst,
        SlowButAlive::waitsForSecond,
        SlowButAlive::awaits,
        SlowButAlive::signals,
        () -> tries(ONE, OTHER),
        () -> tries(OTHER, ONE));
    System.out.println("done");
  }

  private static void sleepsWithLocks() {
    synchronized (FIRST) {
      synchronized (SECOND) {
        SCHEDULE.reach(1);
        Schedule.pause(4000);
      }
    }
  }

  private static void waitsForFirst() {
    SCHEDULE.await(1);
    synchronized (FIRST) {
      synchronized (SECOND) {
        System.out.println("got it");
      }
    }
  }

  private static void waitsForSecond() {
    SCHEDULE.await(1);
    synchronized (SECOND) {
      System.out.println("got it");
    }
  }

  private static void awaits() throws InterruptedException {
    ONE.lock();
    ONE.unlock();
    LOCK.lock();
    CHANGED.await();
    isAwake = true;
    LOCK.unlock();
  }

  private static void signals() {
    boolean isHeard = false;
    while (!isHeard) {
      LOCK.lock();
      Schedule.pause(500);
      CHANGED.signalAll();
      isHeard = isAwake;
      LOCK.unlock();
      Schedule.pause(500);
    }
  }

  private static void tries(ReentrantLock mine, ReentrantLock yours) throws InterruptedException {
    mine.lock();
    Schedule.pause(500);
    if (yours.tryLock(4, TimeUnit.SECONDS)) {
      yours.unlock();
    }
    mine.unlock();
  }
}

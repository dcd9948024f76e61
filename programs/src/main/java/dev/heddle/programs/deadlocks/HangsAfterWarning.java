// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.deadlocks;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.ReentrantLock;

/** What first could happen, then happens: one finding each, and that it was observed. */
@OwnJvm
public final class HangsAfterWarning {
  private static final Object A = new Object();
  private static final Object B = new Object();
  private static final ReentrantLock LOCK = new ReentrantLock();

  public static void main(String[] args) throws Exception {
    HangsAfterWarning shared = new HangsAfterWarning();
    Schedule alone = new Schedule();
    Threads.inOrder(
        () -> aThenB(alone, 1),
        () -> bThenA(alone, 1),
        () -> shared.monitorThenLock(alone, 1),
        () -> shared.lockThenMonitor(alone, 1));
    Schedule first = new Schedule();
    daemon(() -> aThenB(first, 2));
    daemon(() -> bThenA(first, 2));
    Schedule second = new Schedule();
    daemon(() -> shared.monitorThenLock(second, 2));
    daemon(() -> shared.lockThenMonitor(second, 2));
    Schedule.pause(6000);
    System.out.println("done");
  }

  private static void daemon(Runnable body) {
    Thread thread = new Thread(body);
    thread.setDaemon(true);
    thread.start();
  }

  private static void aThenB(Schedule schedule, int threads) {
    synchronized (A) {
      schedule.meet(threads);
      synchronized (B) { // hangs: Object
        System.out.println("a, b");
      }
    }
  }

  private static void bThenA(Schedule schedule, int threads) {
    synchronized (B) {
      schedule.meet(threads);
      synchronized (A) { // hangs: Object
        System.out.println("b, a");
      }
    }
  }

  private synchronized void monitorThenLock(Schedule schedule, int threads) {
    schedule.meet(threads);
    LOCK.lock(); // hangs: HangsAfterWarning+ReentrantLock
    System.out.println("monitor, lock");
    LOCK.unlock();
  }

  private void lockThenMonitor(Schedule schedule, int threads) {
    LOCK.lock();
    schedule.meet(threads);
    enter();
    LOCK.unlock();
  }

  private synchronized void enter() {
    System.out.println("lock, monitor"); // hangs: HangsAfterWarning+ReentrantLock
  }
}

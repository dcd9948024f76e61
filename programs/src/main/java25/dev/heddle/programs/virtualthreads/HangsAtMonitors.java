// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Schedule;
import java.util.concurrent.locks.ReentrantLock;

/** A virtual and a platform thread wait for each other, at a monitor and at a lock. */
@OwnJvm
public final class HangsAtMonitors {
  private static final Schedule SCHEDULE = new Schedule();
  private static final ReentrantLock LOCK = new ReentrantLock();

  public static void main(String[] args) {
    HangsAtMonitors monitor = new HangsAtMonitors();
    Thread.ofVirtual().start(() -> lockFirst(monitor));
    Thread.ofPlatform().daemon().start(() -> monitorFirst(monitor));
    Schedule.pause(6000);
    System.out.println("done");
  }

  private static void lockFirst(HangsAtMonitors monitor) {
    LOCK.lock();
    SCHEDULE.meet(2);
    monitor.enter();
  }

  private synchronized void enter() {
    System.out.println("lock, monitor"); // hangs: HangsAtMonitors+ReentrantLock
  }

  private static void monitorFirst(HangsAtMonitors monitor) {
    synchronized (monitor) {
      SCHEDULE.meet(2);
      LOCK.lock(); // hangs: HangsAtMonitors+ReentrantLock
    }
  }
}

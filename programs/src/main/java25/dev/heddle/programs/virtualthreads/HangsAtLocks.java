// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.virtualthreads;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Schedule;
import java.util.concurrent.locks.ReentrantLock;

/** Two virtual threads do wait for each other's locks. */
@OwnJvm
public final class HangsAtLocks {
  private static final Schedule SCHEDULE = new Schedule();
  private static final ReentrantLock A = new ReentrantLock();
  private static final ReentrantLock B = new ReentrantLock();

  public static void main(String[] args) {
    Thread.ofVirtual().name("one").start(HangsAtLocks::aThenB);
    Thread.ofVirtual().name("other").start(HangsAtLocks::bThenA);
    Schedule.pause(6000);
    System.out.println("done");
  }

  private static void aThenB() {
    A.lock();
    SCHEDULE.meet(2);
    B.lock(); // hangs: ReentrantLock
  }

  private static void bThenA() {
    B.lock();
    SCHEDULE.meet(2);
    A.lock(); // hangs: ReentrantLock
  }
}

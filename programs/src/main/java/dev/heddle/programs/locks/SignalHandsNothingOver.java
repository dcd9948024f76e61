// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The woken thread is ordered after the unlock, not after what the signaller does later. */
public final class SignalHandsNothingOver {
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static final Condition READY = LOCK.newCondition();
  private static boolean ready;
  private static int value;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Threads.run(() -> await(schedule), () -> signal(schedule));
    System.out.println("done");
  }

  private static void await(Schedule schedule) throws InterruptedException {
    LOCK.lock();
    while (!ready) {
      READY.await();
    }
    LOCK.unlock();
    schedule.await(1);
    int read = value; // race: SignalHandsNothingOver.value
  }

  private static void signal(Schedule schedule) {
    LOCK.lock();
    ready = true;
    READY.signal();
    LOCK.unlock();
    value = 1; // race: SignalHandsNothingOver.value
    schedule.reach(1);
  }
}

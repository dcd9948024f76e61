// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.locks;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A broken mutex that admits two holders at once: inside, nothing orders them. */
public final class OwnMutexLetsEverybodyIn {
  private static final class Broken extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int ignored) {
      return true;
    }

    @Override
    protected boolean tryRelease(int ignored) {
      return true;
    }
  }

  private static final Broken MUTEX = new Broken();
  private static int count;

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Threads.run(() -> count(schedule), () -> count(schedule));
    System.out.println("done");
  }

  private static void count(Schedule schedule) {
    MUTEX.acquire(1);
    schedule.meet(2);
    count++; // race: OwnMutexLetsEverybodyIn.count
    MUTEX.release(1);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Nobody has waited for the pool to terminate. */
public final class TerminatedNotAwaited {

  private static final class Pool extends ThreadPoolExecutor {
    private final Schedule schedule = new Schedule();
    private int closed;

    Pool() {
      super(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    }

    @Override
    protected void terminated() {
      closed++; // race: Pool.closed
      schedule.reach(1);
    }
  }

  public static void main(String[] args) throws Exception {
    Pool pool = new Pool();
    pool.execute(() -> Schedule.pause(20));
    pool.shutdown();
    pool.schedule.await(1);
    int seen = pool.closed; // race: Pool.closed
    System.out.println("done");
  }
}

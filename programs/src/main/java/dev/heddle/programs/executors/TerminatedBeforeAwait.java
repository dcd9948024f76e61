// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.executors;

import dev.heddle.programs.support.Schedule;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** What a pool does when it has terminated comes before those who wait for that. */
public final class TerminatedBeforeAwait {

  private static final class Pool extends ThreadPoolExecutor {
    private int closed;

    Pool() {
      super(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    }

    @Override
    protected void terminated() {
      closed++;
    }
  }

  public static void main(String[] args) throws Exception {
    Pool awaited = new Pool();
    awaited.execute(() -> {});
    awaited.shutdown();
    awaited.awaitTermination(10, TimeUnit.SECONDS);
    int seen = awaited.closed;
    Pool asked = new Pool();
    asked.execute(() -> {});
    asked.shutdown();
    while (!asked.isTerminated()) {
      Schedule.pause(1);
    }
    seen += asked.closed;
    System.out.println(seen);
  }
}

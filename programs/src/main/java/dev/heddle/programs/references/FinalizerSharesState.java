// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.references;

import dev.heddle.programs.support.Schedule;

/** A finalizer that changes what others still use, without a lock. */
public final class FinalizerSharesState {
  private static final Schedule SCHEDULE = new Schedule();
  private static int open;

  private static final class Resource {
    @Override
    @SuppressWarnings({"deprecation", "removal"})
    protected void finalize() {
      open = 1; // race: FinalizerSharesState.open
      SCHEDULE.reach(1);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread collector = new Thread(FinalizerSharesState::collect);
    collector.setDaemon(true);
    new Resource();
    collector.start();
    SCHEDULE.await(1);
    open = 2; // race: FinalizerSharesState.open
    collector.interrupt();
    collector.join();
    System.out.println("done");
  }

  private static void collect() {
    while (!Thread.currentThread().isInterrupted()) {
      System.gc();
      try {
        Thread.sleep(5);
      } catch (InterruptedException e) {
        return;
      }
    }
  }
}

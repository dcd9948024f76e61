// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.Schedule;

/** The handler of uncaught exceptions changes after it was set. */
public final class HandlerChangedLater {

  private static final class Catcher implements Thread.UncaughtExceptionHandler {
    private int limit;

    @Override
    public void uncaughtException(Thread thread, Throwable failure) {
      int read = limit; // race: Catcher.limit
    }
  }

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Thread failing =
        new Thread(
            () -> {
              schedule.await(1);
              throw new IllegalStateException("on purpose");
            });
    failing.start();
    Catcher catcher = new Catcher();
    failing.setUncaughtExceptionHandler(catcher);
    catcher.limit = 3; // race: Catcher.limit
    schedule.reach(1);
    failing.join();
    System.out.println("done");
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.Schedule;

/** The handlers of uncaught exceptions may be set while the threads run. */
public final class HandlersReplaced {

  private static final class Catcher implements Thread.UncaughtExceptionHandler {
    private int limit;

    Catcher(int limit) {
      set(limit);
    }

    private void set(int value) {
      limit = value;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable failure) {
      if (limit != 3) {
        throw new IllegalStateException("no limit");
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Schedule schedule = new Schedule();
    Thread first = failing(schedule, 1);
    Thread second = failing(schedule, 2);
    first.start();
    second.start();
    Thread.setDefaultUncaughtExceptionHandler(new Catcher(3));
    schedule.reach(1);
    first.join();
    second.setUncaughtExceptionHandler(new Catcher(3));
    schedule.reach(2);
    second.join();
    System.out.println("done");
  }

  private static Thread failing(Schedule schedule, int step) {
    return new Thread(
        () -> {
          schedule.await(step);
          throw new IllegalStateException("on purpose");
        });
  }
}

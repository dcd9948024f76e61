// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * The constructor of a superclass hands out the object, and another thread calls it before the
 * subclass's constructor has begun. No race, the flags are volatile; but the object is not made
 * yet.
 */
public final class EscapesFromSuperclass {
  private static final Schedule SCHEDULE = new Schedule();

  private static volatile Service box;

  private abstract static class Service {
    private volatile boolean isCalled;

    Service() { // object-race: Clock.*
      box = this;
      SCHEDULE.reach(1);
      SCHEDULE.await(2);
    }

    void call() {
      isCalled = true; // object-race: Clock.*
    }
  }

  private static final class Clock extends Service {
    private volatile boolean isComplete;

    Clock() {
      isComplete = true;
    }
  }

  private static final class Caller implements Runnable {
    @Override
    public void run() {
      SCHEDULE.await(1);
      box.call();
      SCHEDULE.reach(2);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread caller = new Thread(new Caller());
    caller.start();
    Clock clock = new Clock();
    caller.join();
    System.out.println(clock.isComplete);
  }
}

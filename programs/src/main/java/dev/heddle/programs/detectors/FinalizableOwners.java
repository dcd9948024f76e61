// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * Threads only ask an immutable object that has a finalizer. No race; the object race detector
 * takes every call for a write, and counts the thread that has made the object as its first owner.
 */
public final class FinalizableOwners {
  private static final Schedule SCHEDULE = new Schedule();

  private static class Resource { // object-race: Handle.*
    @Override
    @SuppressWarnings({"deprecation", "removal"})
    protected void finalize() {}
  }

  private static final class Handle extends Resource {
    private final int number;

    Handle(int number) {
      this.number = number;
    }

    int number() {
      return number; // object-race: Handle.*
    }
  }

  private record User(Handle handle) implements Runnable {
    @Override
    public void run() {
      System.out.println(handle.number());
      SCHEDULE.reach(1);
      SCHEDULE.await(2);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Handle handle = new Handle(7);
    Thread user = new Thread(new User(handle));
    user.start();
    SCHEDULE.await(1);
    System.out.println(handle.number());
    SCHEDULE.reach(2);
    user.join();
  }
}

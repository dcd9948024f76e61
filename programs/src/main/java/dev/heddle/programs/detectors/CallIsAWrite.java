// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * Threads only ask an immutable object. No race; the object race detector takes every call for a
 * write, and the third caller has no lock.
 */
public final class CallIsAWrite {
  private static final Schedule SCHEDULE = new Schedule();

  private static final class Price {
    private final int cents;

    Price(int cents) { // object-race: Price.*
      this.cents = cents;
    }

    int cents() {
      return cents; // object-race: Price.*
    }
  }

  private record Customer(Price price, int turn) implements Runnable {
    @Override
    public void run() {
      SCHEDULE.await(turn);
      System.out.println(price.cents());
      SCHEDULE.reach(turn + 1);
      SCHEDULE.await(3);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Price price = new Price(100);
    Thread first = new Thread(new Customer(price, 1));
    Thread second = new Thread(new Customer(price, 2));
    first.start();
    second.start();
    SCHEDULE.reach(1);
    first.join();
    second.join();
  }
}

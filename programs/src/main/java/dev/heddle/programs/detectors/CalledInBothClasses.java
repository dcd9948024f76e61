// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * Threads only ask an immutable object, one a method of its class, the other one of the superclass.
 * No race; the object race detector takes every call for a write of the one object, and the third
 * caller has no lock.
 */
public final class CalledInBothClasses {
  private static final Schedule SCHEDULE = new Schedule();

  private static class Price {
    private final int cents;

    Price(int cents) { // object-race: Discount.*
      this.cents = cents;
    }

    int cents() {
      return cents; // object-race: Discount.*
    }
  }

  private static final class Discount extends Price {
    private final int percent;

    Discount(int cents, int percent) {
      super(cents);
      this.percent = percent;
    }

    int percent() {
      return percent; // object-race: Discount.*
    }
  }

  private record Customer(Discount discount, int turn) implements Runnable {
    @Override
    public void run() {
      SCHEDULE.await(turn);
      System.out.println(turn == 1 ? discount.cents() : discount.percent());
      SCHEDULE.reach(turn + 1);
      SCHEDULE.await(3);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Discount discount = new Discount(100, 5);
    Thread first = new Thread(new Customer(discount, 1));
    Thread second = new Thread(new Customer(discount, 2));
    first.start();
    second.start();
    SCHEDULE.reach(1);
    first.join();
    second.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * The second owner of an object hands a copy of it to a third thread. To the object race detector
 * the copy is an object of its own, whose second owner that thread is.
 */
public final class ClonedWhileOwned {
  private static final Schedule SCHEDULE = new Schedule();

  private static volatile Price box;

  private static final class Price implements Cloneable {
    private final int cents;

    Price(int cents) {
      this.cents = cents;
    }

    int cents() {
      return cents;
    }

    Price copy() throws CloneNotSupportedException {
      return (Price) clone();
    }
  }

  private record Copier(Price price) implements Runnable {
    @Override
    public void run() {
      try {
        System.out.println(price.cents());
        box = price.copy();
        SCHEDULE.reach(1);
      } catch (CloneNotSupportedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static final class Customer implements Runnable {
    @Override
    public void run() {
      SCHEDULE.await(1);
      System.out.println(box.cents());
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Price price = new Price(100);
    System.out.println(price.cents());
    Thread copier = new Thread(new Copier(price));
    Thread customer = new Thread(new Customer());
    copier.start();
    customer.start();
    copier.join();
    customer.join();
  }
}

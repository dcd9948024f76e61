// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * A constructor hands out its object and throws something; another thread takes the object when
 * that is long over, and the one that has made it is inside of other methods. Nothing overlaps.
 */
public final class ThrowingConstructor {
  private static final Schedule SCHEDULE = new Schedule();

  private static volatile Form box;

  private static class Form {
    private volatile int fields;

    Form(int count) {
      box = this;
      for (int i = 0; i < count; i++) {
        fields = i;
      }
      if (count > 2) {
        throw new IllegalArgumentException("as expected");
      }
    }

    int fields() {
      return fields;
    }
  }

  private static final class LongForm extends Form {
    private final String name;

    LongForm(int count) {
      super(count);
      name = String.valueOf(count);
    }

    @Override
    int fields() {
      return name == null ? super.fields() : name.length();
    }
  }

  private static final class Clerk implements Runnable {
    @Override
    public void run() {
      SCHEDULE.await(1);
      System.out.println(box.fields());
      SCHEDULE.reach(2);
      SCHEDULE.await(3);
      System.out.println(box.fields());
      SCHEDULE.reach(4);
    }
  }

  private static final class Office {
    void work(int turn) {
      SCHEDULE.reach(turn);
      SCHEDULE.await(turn + 1);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread clerk = new Thread(new Clerk());
    clerk.start();
    Office office = new Office();
    try {
      new Form(3);
    } catch (IllegalArgumentException e) {
      office.work(1);
    }
    try {
      new LongForm(4);
    } catch (IllegalArgumentException e) {
      office.work(3);
    }
    clerk.join();
  }
}

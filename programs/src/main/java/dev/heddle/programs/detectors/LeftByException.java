// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * The owner of an object has left its methods, one by one that it called, all by an exception, and
 * lives on when another thread takes the object. Nobody is inside: nothing overlaps.
 */
public final class LeftByException {
  private static final Schedule SCHEDULE = new Schedule();

  private static volatile Form box;

  private static final class Form {
    private int fields;

    void fill(int count) {
      for (int i = 0; i < count; i++) {
        fields++; // racer: Form.fields
      }
      new Check().of(this);
    }

    void reject() {
      throw new IllegalStateException("as expected");
    }

    int fields() {
      return fields; // racer: Form.fields
    }
  }

  private static final class Check {
    void of(Form form) {
      form.reject();
    }
  }

  private static final class Clerk implements Runnable {
    @Override
    public void run() {
      SCHEDULE.await(1);
      System.out.println(box.fields());
      SCHEDULE.reach(2);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread clerk = new Thread(new Clerk());
    clerk.start();
    Form form = new Form();
    try {
      form.fill(3);
    } catch (IllegalStateException e) {
      box = form;
    }
    SCHEDULE.reach(1);
    SCHEDULE.await(2);
    clerk.join();
  }
}

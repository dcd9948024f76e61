// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * An object hands itself out in its constructor, by a volatile field after its last write. No race;
 * to the object race detector, access during construction is an error.
 */
public final class PublishedInConstructor {
  private static final Schedule SCHEDULE = new Schedule();

  private static volatile PublishedInConstructor published;

  private int value;

  private PublishedInConstructor() { // object-race: PublishedInConstructor.value
    value = 1; // eraser, racer: PublishedInConstructor.value
    published = this;
    SCHEDULE.reach(1);
    SCHEDULE.await(2);
  }

  private static final class User implements Runnable {
    @Override
    public void run() {
      SCHEDULE.await(1);
      published.value++; // eraser, racer, object-race: PublishedInConstructor.value
      SCHEDULE.reach(2);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread user = new Thread(new User());
    user.start();
    new PublishedInConstructor();
    user.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * An object is put into a box under a lock, and whoever takes it out under the same lock has it
 * alone. No race in any schedule; Eraser and RACER see two threads without a common lock.
 */
public final class HandedOverUnderLock {
  private static final Schedule SCHEDULE = new Schedule();
  private static final Object LOCK = new Object();

  private static HandedOverUnderLock box;
  private int value;

  private static void give() {
    HandedOverUnderLock made = new HandedOverUnderLock(); // may object-race: HandedOverUnderLock.*
    made.value = 1; // eraser, racer: HandedOverUnderLock.value
    synchronized (LOCK) {
      box = made;
    }
    SCHEDULE.reach(1);
  }

  private static void take() {
    SCHEDULE.await(1); // may object-race: HandedOverUnderLock.*
    HandedOverUnderLock taken;
    synchronized (LOCK) {
      taken = box;
    }
    taken.value++; // eraser, racer: HandedOverUnderLock.value
    System.out.println(taken.value);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread giver = new Thread(HandedOverUnderLock::give); // object-race: HandedOverUnderLock.*
    Thread taker = new Thread(HandedOverUnderLock::take);
    giver.start();
    taker.start();
    giver.join();
    taker.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;

/**
 * The roller coaster of the paper on RACER: the only thread that writes the number of the ride
 * reads it without the lock. No race, since nobody else writes; lock sets cannot tell.
 */
public final class OnlyWriterReadsUnlocked { // object-race: OnlyWriterReadsUnlocked.*
  private static final Schedule SCHEDULE = new Schedule();

  private int rideNo;

  private synchronized int ride() {
    return rideNo; // eraser, racer: OnlyWriterReadsUnlocked.rideNo
  }

  private void operate() {
    for (int i = 0; i < 2; i++) { // object-race: OnlyWriterReadsUnlocked.*
      synchronized (this) {
        rideNo++; // eraser, racer: OnlyWriterReadsUnlocked.rideNo
      }
      SCHEDULE.reach(2 * i + 1);
      SCHEDULE.await(2 * i + 2);
      if (rideNo != i + 1) { // eraser, racer: OnlyWriterReadsUnlocked.rideNo
        throw new IllegalStateException();
      }
    }
  }

  private void queue() {
    for (int i = 0; i < 2; i++) { // object-race: OnlyWriterReadsUnlocked.*
      SCHEDULE.await(2 * i + 1);
      System.out.println(ride());
      SCHEDULE.reach(2 * i + 2);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    OnlyWriterReadsUnlocked coaster = new OnlyWriterReadsUnlocked();
    Thread operator = new Thread(coaster::operate, "roller coaster");
    Thread passenger = new Thread(coaster::queue, "passenger");
    operator.start();
    passenger.start();
    operator.join();
    passenger.join();
  }
}

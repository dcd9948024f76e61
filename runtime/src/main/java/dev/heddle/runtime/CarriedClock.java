// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

/**
 * What the constructor of an object left at its end, and the object's clock besides: an object that
 * threads hand to each other takes both along, and both are gone with it.
 */
final class CarriedClock extends History {
  /** Replaced at most once, by the silent clock, before other threads use the object. */
  volatile SyncClock clock;

  CarriedClock(History stamp, SyncClock clock) {
    super(stamp.write, stamp.writtenAt, stamp.last, stamp.lastAt, stamp.others);
    this.clock = clock;
  }
}

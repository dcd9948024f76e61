// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.event.Actor;

/**
 * The time of a thread between two threads that it starts: "Aspect-Oriented Race Detection in Java"
 * (Bodden and Havelund, TSE 2010), sections 4.4 and 4.5. Immutable; a thread in a period has one
 * object for it.
 *
 * <p>A period knows in which period of its parent its thread was started, and that period's thread
 * the same of its own: a thread's ancestors are kept as long as it has states that name it.
 */
final class AccessPeriod {
  private final Actor actor;
  private final int number;

  /** The spawning relation: the parent's period that the start of this thread has ended. */
  private final AccessPeriod spawnedIn;

  /** How many ancestors the thread has. */
  private final int generation;

  private AccessPeriod(Actor actor, int number, AccessPeriod spawnedIn, int generation) {
    this.actor = actor;
    this.number = number;
    this.spawnedIn = spawnedIn;
    this.generation = generation;
  }

  /** The first period of a thread whose start nobody has seen. */
  static AccessPeriod first(Actor actor) {
    return new AccessPeriod(actor, 0, null, 0);
  }

  /** The first period of a thread that was started in the given one. */
  static AccessPeriod spawned(Actor actor, AccessPeriod in) {
    return new AccessPeriod(actor, 0, in, in.generation + 1);
  }

  /** The period of the same thread that the start of another begins. */
  AccessPeriod next() {
    return new AccessPeriod(actor, number + 1, spawnedIn, generation);
  }

  /**
   * The visibility relation ⪯ of section 4.5.1: whether what was done in the earlier period is
   * visible in this one, because the same thread did it, or an ancestor before its start.
   */
  boolean sees(AccessPeriod earlier) {
    AccessPeriod ancestor = this;
    while (ancestor.generation > earlier.generation) {
      ancestor = ancestor.spawnedIn;
    }
    return ancestor.actor == earlier.actor && ancestor.number >= earlier.number;
  }

  @Override
  public String toString() {
    return actor.name() + "," + number;
  }
}

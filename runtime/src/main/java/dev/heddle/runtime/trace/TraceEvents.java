// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace;

import dev.heddle.runtime.event.Place;

/**
 * What a trace tells, event by event, in the order in which it was written. Numbers are those that
 * {@link TraceWriter} was given; places are never null, but may know nothing.
 */
public interface TraceEvents {
  default void begin(long actor, String name, Place startedAt) {}

  default void renamed(long actor, String name) {}

  default void lockNamed(long lock, String name) {}

  default void started(long parent, long child) {}

  default void ended(long actor) {}

  default void joined(long observer, long ended) {}

  default void locked(long actor, long lock, boolean isShared, boolean mayWait, Place place) {}

  default void unlocked(long actor, long lock, boolean isShared) {}

  /**
   * The actor waits for a lock that it never gets: the actor of the next such event holds it.
   *
   * @param isLast whether the circle is complete: the lock is held by the actor that began it
   */
  default void waits(long actor, long lock, boolean isLast, Place place) {}

  default void acquired(long actor, long channel, boolean isLock) {}

  default void released(long actor, long channel, boolean isLock) {}

  default void withdrawn(long actor, long channel) {}

  default void acquiredAll(long actor) {}

  /**
   * Parts of an object are accessed, at equal distances.
   *
   * @param step from one to the next; above zero
   * @param count how many; 1 for a field
   * @param section zero if the access is in none
   */
  default void accessed(
      long actor, AccessShape shape, long object, int first, int step, int count, long section) {}

  default void beginning(long actor, long object, int part) {}

  default void validating(long actor, long section, long channel) {}

  default void resolved(long section, boolean counts) {}

  default void forgotten(Mortal sort, long number) {}
}

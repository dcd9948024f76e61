// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.event;

import java.util.List;

/**
 * One algorithm that looks for defects in the events of a run.
 *
 * <p>A detector overrides what it needs. What it knows of a memory location is one object of its
 * own, its state: null until the first access, and immutable, since locations that have seen the
 * same share it. If states that mean the same are equal, the elements of an array come to share
 * one. What it knows of a thread, a lock or a channel is kept in that {@link Participant}. So it
 * holds nothing itself that would outlive the program's objects.
 *
 * <p>In a live run all methods may be called by several threads at once, but for one actor only by
 * that actor, except for {@link #started}, {@link #ended} and {@link #hanging}. {@link #read} and
 * {@link #write} may be called again with another state when two threads access a location at the
 * same time: the state that they return is what counts, and what they report is reported once. In a
 * replay one thread calls everything, in the order of the trace.
 *
 * <p>An actor's accesses between two of its synchronisations may be told in any order, and those to
 * one location but once: no other actor can tell the difference.
 */
public interface Detector {
  /** The name by which people ask for it. */
  String name();

  /** What has a state of its own. */
  default Granularity granularity() {
    return Granularity.FIELD;
  }

  /**
   * Whether it wants to hear of locks and channels. One that needs no more than the locks which
   * protect an access finds them in the access, and costs much less without.
   */
  default boolean hearsSynchronisation() {
    return true;
  }

  /** Whether calls of methods on an object are accesses to it. */
  default boolean hearsCalls() {
    return false;
  }

  /**
   * Whether the state stays as it is whatever access comes, and none is reported any more. Such
   * accesses need not be told.
   */
  default boolean isSettled(Object state) {
    return false;
  }

  /**
   * Whether a plain access is known to leave the state, which is not null, as it is, and not to be
   * reported. It need not be told then, nor be made.
   *
   * @param locks those that protect it
   * @param key what {@link MemoryAccess#key} is for it
   */
  default boolean keeps(Object state, Actor actor, boolean writes, LockSet locks, long key) {
    return false;
  }

  /**
   * The thread whose plain accesses make no difference in the state, which is not null, whatever
   * they are and whichever locks it holds; null if there is none. Such accesses may be left out.
   */
  default Actor owner(Object state) {
    return null;
  }

  /** The state of a location, or of an object, after it was read. */
  default Object read(Object state, MemoryAccess access) {
    return state;
  }

  /** The same after it was written. */
  default Object write(Object state, MemoryAccess access) {
    return state;
  }

  /** The parent is about to start the child. */
  default void started(Actor parent, Actor child) {}

  /** The actor has done the last of what it does. */
  default void ended(Actor actor) {}

  /** The observer has seen that the other has ended. */
  default void joined(Actor observer, Actor ended) {}

  /**
   * The actor has got a lock, perhaps one that it holds already.
   *
   * @param isShared whether other readers may hold it too
   * @param mayWait whether the actor would have waited for it; false for {@code tryLock}
   */
  default void locked(Actor actor, Lock lock, boolean isShared, boolean mayWait, Place place) {}

  /** The actor gives a lock back that it may still hold, having got it several times. */
  default void unlocked(Actor actor, Lock lock, boolean isShared) {}

  /**
   * Actors wait for each other and will for ever: each for a lock that the next one holds, the last
   * for one that the first holds.
   */
  default void hanging(List<Waiting> circle) {}

  /**
   * What was released to the channel happened before what the actor does next. Not always told if
   * nothing was released since the actor has acquired it last.
   *
   * @param isLock whether the channel is a lock that the actor takes: in another schedule it might
   *     have come first
   */
  default void acquired(Actor actor, Channel channel, boolean isLock) {}

  /** What the actor has done happens before what acquires the channel later. */
  default void released(Actor actor, Channel channel, boolean isLock) {}

  /** What the actor has released to the channel last, it has not released after all. */
  default void withdrawn(Actor actor, Channel channel) {}

  /** The actor is ordered after everything that any thread has done so far. */
  default void acquiredAll(Actor actor) {}

  /**
   * Before an atomic access that may release, and may fail. When it has succeeded, {@link #read} or
   * {@link #write} is called; by then others may have seen it and gone on, so it is to be judged by
   * the state that the location has now.
   */
  default void beginning(Object state, Actor actor) {}

  /** Before the actor asks whether a section is valid: its reads, nothing else, are released. */
  default void validating(Actor actor, Section section, Channel channel) {}

  /** It has become known whether the reads of a section count. */
  default void resolved(Section section, boolean counts) {}
}

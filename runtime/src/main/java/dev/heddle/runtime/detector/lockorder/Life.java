// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Place;

/**
 * A thread as far as the order of locks is concerned: whom it has started and whose ends it has
 * seen, and so with whom it can run at the same time.
 *
 * <p>Its time goes on with each start of another thread, which knows what came before and nothing
 * of what follows. Only the thread itself changes its life while it runs; others read it.
 */
public final class Life {
  private final Actor actor;
  private final long number;

  /** Null until the thread takes one lock under another, as most never do. */
  private RecentAcquisitions recent;

  private PlaceCounts places;

  private Holding holding;

  /** What the thread's starter knew at the start. */
  private Knowledge inherited;

  private volatile Knowledge known;
  private volatile int time = 1;
  private volatile boolean hasEnded;

  /** How many more steps the thread may take in search of longer cycles. */
  private int credit = CycleSearch.FIRST_CREDIT;

  /**
   * @param inherited what the thread's starter knew at the start
   */
  public Life(Actor actor, Knowledge inherited) {
    this.actor = actor;
    this.number = actor.number();
    this.inherited = inherited;
    this.known = inherited;
  }

  Actor actor() {
    return actor;
  }

  long number() {
    return number;
  }

  int time() {
    return time;
  }

  Knowledge known() {
    return known;
  }

  boolean hasEnded() {
    return hasEnded;
  }

  /** Whether all that the thread ever does comes after that time of the other. */
  boolean beganAfter(Life other, int otherTime) {
    return inherited.covers(other, otherTime);
  }

  /**
   * The thread ended long ago. What it knew goes, or else each thread would keep those before it in
   * memory. To others it then seems to have begun before them, so that more of it is remembered.
   */
  void forget() {
    inherited = Knowledge.NONE;
    known = Knowledge.NONE;
  }

  /** Whether what the thread does at that place is to be looked at: not if it did it too often. */
  public boolean isDue(Place place) {
    if (places == null) {
      places = new PlaceCounts();
    }
    return places.isDue(place);
  }

  /** There was something new to tell at that place. */
  void addNews(Place place) {
    places.add(place);
  }

  RecentAcquisitions recent() {
    if (recent == null) {
      recent = new RecentAcquisitions();
    }
    return recent;
  }

  /** Where the thread may gather the locks that it holds. */
  public Holding holding() {
    if (holding == null) {
      holding = new Holding();
    }
    return holding;
  }

  /** The thread is about to start another: what that one will know. */
  public Knowledge start() {
    Knowledge passedOn = known.with(this, time);
    time++;
    return passedOn;
  }

  /** The thread has done its last: what is known to whoever sees that. */
  public Knowledge end() {
    Knowledge left = known.with(this, time);
    // Not before: who sees that the thread has ended may forget what it knew.
    hasEnded = true;
    recent = null;
    places = null;
    holding = null;
    return left;
  }

  /** What another thread has left at its end happened before what this one does next. */
  public void learn(Knowledge others) {
    known = known.join(others);
  }

  int credit() {
    return credit;
  }

  /** So many steps were taken; each search earns some for the next. */
  void spend(int steps) {
    credit = Math.min(CycleSearch.FIRST_CREDIT, credit - steps + CycleSearch.EARNED);
  }
}

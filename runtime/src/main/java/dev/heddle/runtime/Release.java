// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.clock.VectorClock;

/** What was released up to some moment, by one thread that knew of all others or by several. */
public final class Release {
  /** Of a thread that did nothing. */
  public static final Release NOTHING = new Release(0, VectorClock.EMPTY);

  /** When the thread released; zero if there were several. */
  final long instant;

  /** What that thread had learned of others, or what the several threads knew, each included. */
  final VectorClock known;

  private Release(long instant, VectorClock known) {
    this.instant = instant;
    this.known = known;
  }

  /** What the thread has done up to now, and all that it knows. */
  public static Release of(ThreadState thread) {
    thread.tellSweeps();
    return new Release(thread.epoch, thread.known());
  }

  /**
   * What the thread has done up to now is added to what was released before, which is null if
   * nothing was.
   */
  static Release after(Release before, ThreadState thread) {
    if (before == null || before.isKnownTo(thread)) {
      return of(thread);
    }
    thread.tellSweeps();
    int slot = Epoch.slot(thread.epoch);
    return new Release(0, before.all().join(thread.known(), slot, Epoch.time(thread.epoch)));
  }

  /** The same for instants of several threads. */
  static Release after(Release before, VectorClock instants) {
    return new Release(0, before == null ? instants : before.all().join(instants));
  }

  /** Whether all that was released happened before what the thread does now. */
  private boolean isKnownTo(ThreadState thread) {
    if (this == thread.learned) {
      return true;
    }
    if (instant == 0) {
      return thread.known().covers(known);
    }
    return thread.isOwn(instant)
        || thread.knowsMoreThan(instant)
        || thread.knows(instant) && thread.known().covers(known);
  }

  /** The same as one clock. */
  public VectorClock all() {
    return instant == 0 ? known : known.with(Epoch.slot(instant), Epoch.time(instant));
  }
}

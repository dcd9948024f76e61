// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.model.finding.Finding.Evidence;
import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Granularity;
import dev.heddle.runtime.event.LockSet;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Reports;

/**
 * Eraser for each object: "Optimized Run-Time Race Detection and Atomicity Checking Using Partial
 * Discovered Types" (Agarwal, Sasturkar, Wang and Stoller, ASE 2005), section 2.1, with the
 * attributes lkset, rdonly and shar.
 *
 * <p>Nothing is updated until a second thread accesses a field of the object, which is taken to
 * mean that it is initialised. A race is reported when lkset is empty, shar is true and rdonly
 * false.
 *
 * <p>Reads that may be thrown away, in an optimistic section, do not take part.
 */
public final class ObjectEraser implements Detector {
  /** A race for the object was reported; nothing more is said of it. */
  private static final Attributes REPORTED =
      new Attributes(null, true, false, LockSet.EMPTY, AccessList.EMPTY);

  private final Reports reports;

  /**
   * What is kept for an object.
   *
   * @param first the thread that has accessed it first
   * @param shar whether another thread has accessed it
   * @param rdonly whether no field was written since
   * @param lkset the locks held at each access since; null stands for all locks
   * @param accesses what a report will show
   */
  private record Attributes(
      Actor first, boolean shar, boolean rdonly, LockSet lkset, AccessList accesses) {}

  public ObjectEraser(Reports reports) {
    this.reports = reports;
  }

  @Override
  public String name() {
    return "eraser";
  }

  @Override
  public Granularity granularity() {
    return Granularity.OBJECT;
  }

  @Override
  public boolean hearsSynchronisation() {
    return false;
  }

  @Override
  public boolean isSettled(Object state) {
    return state == REPORTED;
  }

  @Override
  public boolean keeps(Object state, Actor actor, boolean writes, LockSet locks, long key) {
    Attributes before = (Attributes) state;
    if (before == REPORTED) {
      return true;
    }
    boolean isSame =
        before.shar
            ? (!writes || !before.rdonly) && before.lkset.isWithin(locks)
            : before.first == actor;
    return isSame && before.accesses.covers(key);
  }

  @Override
  public Object read(Object state, MemoryAccess access) {
    return accessed((Attributes) state, access);
  }

  @Override
  public Object write(Object state, MemoryAccess access) {
    return accessed((Attributes) state, access);
  }

  private Attributes accessed(Attributes before, MemoryAccess access) {
    if (access.section != null || before == REPORTED) {
      return before;
    }
    if (before == null) {
      return new Attributes(access.actor, false, true, null, AccessList.EMPTY.with(access));
    }
    Attributes after =
        before.shar || before.first != access.actor
            ? shared(before, access)
            : withAccess(before, access);
    if (after.shar && !after.rdonly && after.lkset.isEmpty()) {
      reports.race(this, Evidence.PREDICTED, access, before.accesses.against(access));
      return REPORTED;
    }
    return after;
  }

  private static Attributes withAccess(Attributes before, MemoryAccess access) {
    AccessList more = before.accesses.with(access);
    return more == before.accesses
        ? before
        : new Attributes(before.first, before.shar, before.rdonly, before.lkset, more);
  }

  private static Attributes shared(Attributes before, MemoryAccess access) {
    LockSet held = Protection.of(access);
    LockSet lkset = before.lkset == null ? held : before.lkset.intersection(held);
    boolean rdonly = before.rdonly && !access.writes;
    if (before.shar && lkset == before.lkset && rdonly == before.rdonly) {
      return withAccess(before, access);
    }
    return new Attributes(before.first, true, rdonly, lkset, before.accesses.with(access));
  }
}

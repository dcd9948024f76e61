// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.model.finding.Finding.Evidence;
import dev.heddle.runtime.detector.FieldState.Name;
import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.LockSet;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Reports;

/**
 * Eraser for each field: "Aspect-Oriented Race Detection in Java" (Bodden and Havelund, TSE 2010),
 * sections 4.1 and 4.2, with the state machine of Fig. 9a.
 *
 * <p>A field is Virgin until it is written, however often it is read. Then it is its writer's,
 * ExclusiveModified(t), and no locks are asked for, until another thread comes: from there on each
 * access refines the lock set. A race is reported when the set is empty in SharedModified. So a
 * field that one thread writes and others then only read is never reported.
 *
 * <p>Reads that may be thrown away, in an optimistic section, do not take part.
 */
public final class Eraser implements Detector {
  private final Reports reports;

  public Eraser(Reports reports) {
    this.reports = reports;
  }

  @Override
  public String name() {
    return "eraser";
  }

  @Override
  public boolean hearsSynchronisation() {
    return false;
  }

  @Override
  public boolean isSettled(Object state) {
    return state == FieldState.REPORTED;
  }

  @Override
  public boolean keeps(Object state, Actor actor, boolean writes, LockSet locks, long key) {
    FieldState before = (FieldState) state;
    return before.isExclusive()
        ? before.owner == actor && before.keeps(key)
        : before.keepsRefined(writes, locks, key);
  }

  @Override
  public Object read(Object state, MemoryAccess access) {
    return accessed((FieldState) state, access);
  }

  @Override
  public Object write(Object state, MemoryAccess access) {
    return accessed((FieldState) state, access);
  }

  private FieldState accessed(FieldState before, MemoryAccess access) {
    if (access.section != null || before == FieldState.REPORTED) {
      return before;
    }
    if (before == null) {
      return access.writes
          ? FieldState.exclusive(Name.EXCLUSIVE_MODIFIED, access.actor, null, access)
          : null;
    }
    if (before.owner == access.actor) {
      return before.with(access);
    }
    FieldState after = before.sharedBy(access);
    if (after.isRacy()) {
      reports.race(this, Evidence.PREDICTED, access, before.accesses().against(access));
      return FieldState.REPORTED;
    }
    return after;
  }
}

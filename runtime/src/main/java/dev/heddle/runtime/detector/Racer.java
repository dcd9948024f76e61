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
 * Eraser made right for Java's memory model: "Aspect-Oriented Race Detection in Java" (Bodden and
 * Havelund, TSE 2010), section 4, with the state machine of Fig. 9b.
 *
 * <p>An access that sees the one by which the field became Exclusive(Modified) takes the field
 * over: the state is reset to Virgin, the lock set to all locks, what was accessed before is
 * forgotten, and then the access is processed. One that does not see it shares the field, and locks
 * are asked for that all accesses since the last reset have held, the exclusive ones too. The only
 * thing that makes accesses visible is the start of a thread; joins and volatile fields do not
 * count (section 4.5.1).
 *
 * <p>Two places where the paper leaves a choice:
 *
 * <ul>
 *   <li>Section 4.5 says that a read leads from both exclusive states to Shared, section 4.7 that
 *       it leads to SharedModified for the program of Fig. 10, where the field was written before.
 *       A read leads to Shared from Exclusive only, because otherwise that race would be missed.
 *   <li>The visibility relation is reflexive, so an owner that reads in the very period in which it
 *       has written would hand the field over to itself and be Exclusive again; the same race would
 *       be missed. There is nothing to hand over within a period, so the state is not reset: what
 *       was written stays ExclusiveModified, and locks are refined. It is the false alarm of
 *       section 6 that shows the authors' own implementation doing so.
 * </ul>
 *
 * <p>Reads that may be thrown away, in an optimistic section, do not take part.
 */
public final class Racer implements Detector {
  private final Reports reports;

  public Racer(Reports reports) {
    this.reports = reports;
  }

  @Override
  public String name() {
    return "racer";
  }

  @Override
  public void started(Actor parent, Actor child) {
    AccessPeriod ended = period(parent);
    child.keep(this, AccessPeriod.spawned(child, ended));
    parent.keep(this, ended.next());
  }

  private AccessPeriod period(Actor actor) {
    AccessPeriod period = (AccessPeriod) actor.kept(this);
    if (period == null) {
      period = AccessPeriod.first(actor);
      actor.keep(this, period);
    }
    return period;
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
    return (!before.isExclusive() || before.owner == actor.kept(this))
        && before.keepsRefined(writes, locks, key);
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
    FieldState after = next(before, period(access.actor), access);
    if (after.isRacy()) {
      reports.race(this, Evidence.PREDICTED, access, before.accesses().against(access));
      return FieldState.REPORTED;
    }
    return after;
  }

  private static FieldState next(FieldState before, AccessPeriod period, MemoryAccess access) {
    if (before == null) {
      return fromVirgin(period, access);
    }
    if (!before.isExclusive()) {
      return before.sharedBy(access);
    }
    if (before.owner == period) {
      return before.refinedByOwner(access);
    }
    if (period.sees((AccessPeriod) before.owner)) {
      return fromVirgin(period, access);
    }
    return before.name == Name.EXCLUSIVE_MODIFIED
        ? before.shared(Name.SHARED_MODIFIED, access)
        : before.sharedBy(access);
  }

  private static FieldState fromVirgin(AccessPeriod period, MemoryAccess access) {
    Name name = access.writes ? Name.EXCLUSIVE_MODIFIED : Name.EXCLUSIVE;
    return FieldState.exclusive(name, period, Protection.of(access), access);
  }
}

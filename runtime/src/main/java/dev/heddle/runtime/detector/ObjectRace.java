// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.model.finding.Finding.Evidence;
import dev.heddle.runtime.detector.OwnershipState.Name;
import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Granularity;
import dev.heddle.runtime.event.LockSet;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Reports;

/**
 * "Object Race Detection" (von Praun and Gross, OOPSLA 2001), sections 3 and 4: an object belongs
 * to its creator, then to a second owner, and must be protected by one lock from the third on.
 *
 * <p>Where the paper's runtime makes the accessing thread wait until the owner gives the object
 * away, ownership passes at once here. If the owner is inside a method of the object at that
 * moment, the access is {@link MemoryAccess#OVERLAPPING}, and an object race.
 *
 * <p>As in the paper, the owner's accesses cost no more than finding out that they are its. So of
 * each owner a report can show the access by which it has become that, and the call that it is
 * inside of at an overlap.
 *
 * <p>Reads that may be thrown away, in an optimistic section, do not take part.
 */
public final class ObjectRace implements Detector {
  /** Kept in a thread that has ended: its objects are inherited. */
  private static final Object ENDED = "ended";

  private static final String OVERLAPPING =
      " while that thread is inside a method of the object: overlapping accesses.";
  private static final String CONSTRUCTING =
      " while that thread constructs the object: overlapping accesses.";
  private static final String EMPTY_LOCKSET =
      " with no lock that all accesses since it is shared have in common: empty lockset.";

  private final Reports reports;

  /** Null if nobody asks. */
  private OwnershipStatistics statistics;

  public ObjectRace(Reports reports) {
    this.reports = reports;
  }

  /** Before the first event: what happens is counted there. */
  public void countIn(OwnershipStatistics counts) {
    statistics = counts;
  }

  @Override
  public String name() {
    return "object-race";
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
  public boolean hearsCalls() {
    return true;
  }

  @Override
  public void ended(Actor actor) {
    actor.keep(this, ENDED);
  }

  @Override
  public boolean isSettled(Object state) {
    return state == OwnershipState.CONFLICT && statistics == null;
  }

  @Override
  public Actor owner(Object state) {
    return statistics == null ? ((OwnershipState) state).owner : null;
  }

  @Override
  public boolean keeps(Object state, Actor actor, boolean writes, LockSet locks, long key) {
    OwnershipState before = (OwnershipState) state;
    return statistics == null && (before.isOwned(actor) || before.keeps(writes, locks, key));
  }

  @Override
  public Object read(Object state, MemoryAccess access) {
    return accessed((OwnershipState) state, access);
  }

  @Override
  public Object write(Object state, MemoryAccess access) {
    return accessed((OwnershipState) state, access);
  }

  private OwnershipState accessed(OwnershipState before, MemoryAccess access) {
    if (access.section != null || access.is(MemoryAccess.LATE)) {
      // What is told late was made in the state, and with the locks, of the access before it.
      return before;
    }
    if (access.is(MemoryAccess.CONSTRUCTING)) {
      return constructed(before, access);
    }
    if (access.is(MemoryAccess.THROUGH_THIS)) {
      // Protected by the call of the method that makes the access.
      return before;
    }
    if (access.is(MemoryAccess.ACTIVE)) {
      return before != null && before.owner == access.actor ? before.inside(access) : before;
    }
    OwnershipState after = after(before, access);
    if (statistics != null) {
      boolean isInherited = isInherited(before, access);
      statistics.count(before, after, access, isInherited);
    }
    return after;
  }

  private OwnershipState constructed(OwnershipState before, MemoryAccess access) {
    if (before == null) {
      if (statistics != null) {
        statistics.created();
      }
      return OwnershipState.first(Name.VIRGIN, access);
    }
    return access.is(MemoryAccess.ACTIVE) && before.owner == access.actor
        ? before.withLatest(access)
        : before;
  }

  private OwnershipState after(OwnershipState before, MemoryAccess access) {
    if (before == null) {
      return OwnershipState.first(Name.EXCLUSIVE, access);
    } else if (before == OwnershipState.CONFLICT) {
      return before;
    } else if (!before.hasOwner()) {
      return judged(before, before.shared(access), access);
    }
    boolean isFirstOwner = before.name != Name.EXCLUSIVE2;
    if (before.owner == access.actor) {
      return before.used();
    } else if (isInherited(before, access)) {
      return before.owned(isFirstOwner ? Name.EXCLUSIVE : Name.EXCLUSIVE2, access);
    } else if (access.is(MemoryAccess.OVERLAPPING)) {
      return conflict(before, access, before.name == Name.VIRGIN ? CONSTRUCTING : OVERLAPPING);
    }
    return isFirstOwner
        ? before.owned(Name.EXCLUSIVE2, access)
        : judged(before, before.shared(access), access);
  }

  /** Whether the access makes a thread the owner because the owner has ended. */
  private boolean isInherited(OwnershipState before, MemoryAccess access) {
    return before != null
        && before.hasOwner()
        && before.owner != access.actor
        && before.owner.kept(this) == ENDED;
  }

  private OwnershipState judged(OwnershipState before, OwnershipState after, MemoryAccess access) {
    return after.isRacy() ? conflict(before, access, EMPTY_LOCKSET) : after;
  }

  private OwnershipState conflict(OwnershipState before, MemoryAccess access, String how) {
    reports.race(this, Evidence.PREDICTED, access, before.accesses.against(access), how);
    return OwnershipState.CONFLICT;
  }
}

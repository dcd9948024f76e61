// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.detector.OwnershipState.Name;
import dev.heddle.runtime.event.MemoryAccess;

/**
 * Counts what happens in the object access protocol, as in Tables 3, 4 and 5 of "Object Race
 * Detection" (von Praun and Gross, OOPSLA 2001). An access that two threads make at the same
 * instant may count twice.
 */
public final class OwnershipStatistics {
  /** What is accessed: the rows within each part of Table 4. */
  public enum Target {
    FIELD,
    ARRAY,
    METHOD
  }

  /** How the accessing thread stands to the object: the parts of Table 4. */
  public enum Relation {
    OWN,
    FOREIGN,
    CONFLICT
  }

  /** What is out of the ordinary: the rows of Table 3. Where the paper blocks, ownership passes. */
  public enum Incident {
    TRANSFER,
    LOCKSET,
    INHERIT,
    OVERLAPPING,
    EMPTY_LOCKSET
  }

  private final long[][] accesses = new long[Relation.values().length][Target.values().length];
  private final long[] incidents = new long[Incident.values().length];
  private final long[] reached = new long[Name.values().length];
  private long shared;

  /** An object was constructed. */
  synchronized void created() {
    reached[Name.VIRGIN.ordinal()]++;
  }

  /** An access has led from one state, null if there was none, to another. */
  synchronized void count(
      OwnershipState before, OwnershipState after, MemoryAccess access, boolean isInherited) {
    Relation relation = relation(before, access);
    accesses[relation.ordinal()][target(access).ordinal()]++;
    if (relation == Relation.FOREIGN) {
      incidents[incident(before, after, access, isInherited).ordinal()]++;
      if (after == OwnershipState.CONFLICT && !isOverlap(before, access)) {
        incidents[Incident.EMPTY_LOCKSET.ordinal()]++;
      }
    }
    if (before == null) {
      created();
    }
    if (before != null && before.name != after.name) {
      reached[after.name.ordinal()]++;
    }
    if (before != null && before.hasOwner() && !after.hasOwner()) {
      shared++;
      if (before.name != Name.EXCLUSIVE2) {
        // In the paper's table each object is in all categories above its own, too.
        reached[Name.EXCLUSIVE2.ordinal()]++;
      }
    }
  }

  private static Relation relation(OwnershipState before, MemoryAccess access) {
    if (before == OwnershipState.CONFLICT) {
      return Relation.CONFLICT;
    }
    return before == null || before.owner == access.actor ? Relation.OWN : Relation.FOREIGN;
  }

  private static Incident incident(
      OwnershipState before, OwnershipState after, MemoryAccess access, boolean isInherited) {
    if (isInherited) {
      return Incident.INHERIT;
    } else if (isOverlap(before, access)) {
      return Incident.OVERLAPPING;
    }
    return after.name == Name.EXCLUSIVE2 ? Incident.TRANSFER : Incident.LOCKSET;
  }

  private static boolean isOverlap(OwnershipState before, MemoryAccess access) {
    return before.hasOwner() && access.is(MemoryAccess.OVERLAPPING);
  }

  private static Target target(MemoryAccess access) {
    return switch (access.location.subject().type()) {
      case ARRAY -> Target.ARRAY;
      case LIBRARY -> Target.METHOD;
      default -> access.is(MemoryAccess.CALL) ? Target.METHOD : Target.FIELD;
    };
  }

  public synchronized long accesses(Relation relation, Target target) {
    return accesses[relation.ordinal()][target.ordinal()];
  }

  public synchronized long incidents(Incident incident) {
    return incidents[incident.ordinal()];
  }

  /** How many objects there were, whichever state they have reached. */
  public synchronized long objects() {
    return reached[Name.VIRGIN.ordinal()];
  }

  public synchronized long reachedExclusive2() {
    return reached[Name.EXCLUSIVE2.ordinal()];
  }

  /** Objects that have lost their owner, be it by an overlap. */
  public synchronized long reachedShared() {
    return shared;
  }

  public synchronized long reachedConflict() {
    return reached[Name.CONFLICT.ordinal()];
  }
}

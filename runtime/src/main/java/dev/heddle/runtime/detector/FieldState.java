// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.event.LockSet;
import dev.heddle.runtime.event.MemoryAccess;

/**
 * A state of the machines of Fig. 9 in "Aspect-Oriented Race Detection in Java" (Bodden and
 * Havelund, TSE 2010), with the field's lock set and the accesses since the field left the state
 * Virgin. Virgin itself is null. Immutable.
 */
final class FieldState {
  /** The states by the paper's names. */
  enum Name {
    EXCLUSIVE("Exclusive"),
    EXCLUSIVE_MODIFIED("ExclusiveModified"),
    SHARED("Shared"),
    SHARED_MODIFIED("SharedModified");

    private final String word;

    Name(String word) {
      this.word = word;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /** A race for the field was reported; nothing more is said of it. */
  static final FieldState REPORTED =
      new FieldState(Name.SHARED_MODIFIED, null, LockSet.EMPTY, AccessList.EMPTY);

  final Name name;

  /** In the exclusive states, the thread or access period that the field belongs to, else null. */
  final Object owner;

  /** The paper's L(f); null stands for the set of all locks. */
  private final LockSet locks;

  private final AccessList accesses;

  /**
   * What came of this state last: locations that see the same share their states. Any thread may
   * replace it, since all of it is final but such hints.
   */
  private FieldState following;

  private FieldState(Name name, Object owner, LockSet locks, AccessList accesses) {
    this.name = name;
    this.owner = owner;
    this.locks = locks;
    this.accesses = accesses;
  }

  /**
   * The state after the access that makes the field somebody's own.
   *
   * @param locks null for the set of all locks
   */
  static FieldState exclusive(Name name, Object owner, LockSet locks, MemoryAccess first) {
    return new FieldState(name, owner, locks, AccessList.EMPTY.with(first));
  }

  boolean isExclusive() {
    return owner != null;
  }

  /** After one more access in the same state, without lock refinement. */
  FieldState with(MemoryAccess access) {
    return next(name, owner, locks, access);
  }

  /** After one more access of the owner, with lock refinement; what was written stays written. */
  FieldState refinedByOwner(MemoryAccess access) {
    return next(access.writes ? Name.EXCLUSIVE_MODIFIED : name, owner, refined(access), access);
  }

  /** After an access that others share, with lock refinement. */
  FieldState shared(Name next, MemoryAccess access) {
    return next(next, null, refined(access), access);
  }

  /** The right-hand side of both machines, which is the same: a write leads to SharedModified. */
  FieldState sharedBy(MemoryAccess access) {
    boolean isModified = access.writes || name == Name.SHARED_MODIFIED;
    return shared(isModified ? Name.SHARED_MODIFIED : Name.SHARED, access);
  }

  /** Whether {@link #with} an access of that key is this very state. */
  boolean keeps(long key) {
    return accesses.covers(key);
  }

  /**
   * The same with lock refinement: {@link #refinedByOwner} if it has an owner, {@link #sharedBy} a
   * plain access otherwise.
   */
  boolean keepsRefined(boolean writes, LockSet held, long key) {
    boolean isModified = name == Name.EXCLUSIVE_MODIFIED || name == Name.SHARED_MODIFIED;
    return (isModified || !writes) && locks != null && locks.isWithin(held) && keeps(key);
  }

  private LockSet refined(MemoryAccess access) {
    LockSet held = Protection.of(access);
    return locks == null ? held : locks.intersection(held);
  }

  private FieldState next(Name next, Object nextOwner, LockSet nextLocks, MemoryAccess access) {
    AccessList more = accesses.with(access);
    if (is(next, nextOwner, nextLocks, more)) {
      return this;
    }
    FieldState known = following;
    if (known == null || !known.is(next, nextOwner, nextLocks, more)) {
      known = new FieldState(next, nextOwner, nextLocks, more);
      following = known;
    }
    return known;
  }

  private boolean is(Name otherName, Object otherOwner, LockSet otherLocks, AccessList others) {
    return name == otherName && owner == otherOwner && locks == otherLocks && accesses == others;
  }

  /** Whether the state reports potential for a race: SharedModified with an empty lock set. */
  boolean isRacy() {
    return name == Name.SHARED_MODIFIED && locks.isEmpty();
  }

  AccessList accesses() {
    return accesses;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof FieldState state
            && name == state.name
            && owner == state.owner
            && locks == state.locks
            && accesses.equals(state.accesses);
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + accesses.hashCode();
  }

  /** As the paper writes it: {@code ExclusiveModified(Main,0)}. */
  @Override
  public String toString() {
    return isExclusive() ? name + "(" + owner + ")" : name.toString();
  }
}

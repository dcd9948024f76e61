// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.LockSet;
import dev.heddle.runtime.event.MemoryAccess;

/**
 * A state of the ownership model, Fig. 4 of "Object Race Detection" (von Praun and Gross, OOPSLA
 * 2001), with the object's owner, its lock set and the accesses that a report will show. Immutable.
 */
final class OwnershipState {
  /** The states by the paper's names; each is weaker than those before it. */
  enum Name {
    VIRGIN("Virgin"),
    EXCLUSIVE("Exclusive"),
    EXCLUSIVE2("Exclusive2"),
    SHARED_READ("SharedRead"),
    SHARED_MODIFIED("SharedModified"),
    CONFLICT("Conflict");

    private final String word;

    Name(String word) {
      this.word = word;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /** A race for the object was reported; nothing more is said of it. */
  static final OwnershipState CONFLICT =
      new OwnershipState(Name.CONFLICT, null, LockSet.EMPTY, AccessList.EMPTY);

  final Name name;

  /** The thread that need not ask for locks; null in the states without an owner. */
  final Actor owner;

  /** The locks that each access since the object is shared had; null while it has an owner. */
  private final LockSet locks;

  final AccessList accesses;

  private OwnershipState(Name name, Actor owner, LockSet locks, AccessList accesses) {
    this.name = name;
    this.owner = owner;
    this.locks = locks;
    this.accesses = accesses;
  }

  /** The state after the first access that is known of. */
  static OwnershipState first(Name name, MemoryAccess access) {
    return new OwnershipState(name, access.actor, null, AccessList.EMPTY.with(access));
  }

  boolean hasOwner() {
    return owner != null;
  }

  /** Whether the object, which is constructed, belongs to the thread. */
  boolean isOwned(Actor actor) {
    return owner == actor && name != Name.VIRGIN;
  }

  /** After the access by which a thread becomes the owner. */
  OwnershipState owned(Name next, MemoryAccess access) {
    return new OwnershipState(next, access.actor, null, accesses.with(access));
  }

  /** After an access of the owner: the object is constructed by then. */
  OwnershipState used() {
    return name == Name.VIRGIN ? new OwnershipState(Name.EXCLUSIVE, owner, null, accesses) : this;
  }

  /** The same with the call that the owner is inside of. */
  OwnershipState inside(MemoryAccess call) {
    return used().withLatest(call);
  }

  /** With an access of the owner that a report is to show before all others. */
  OwnershipState withLatest(MemoryAccess access) {
    return new OwnershipState(name, owner, null, accesses.endingWith(access));
  }

  /** Whether such an access in a shared state changes nothing. */
  boolean keeps(boolean writes, LockSet held, long key) {
    return !hasOwner()
        && (!writes || name == Name.SHARED_MODIFIED)
        && locks.isWithin(held)
        && accesses.covers(key);
  }

  /** After an access in a shared state; the first one gives the lock set. */
  OwnershipState shared(MemoryAccess access) {
    boolean isModified = access.writes || name == Name.SHARED_MODIFIED;
    Name next = isModified ? Name.SHARED_MODIFIED : Name.SHARED_READ;
    LockSet held = Protection.of(access);
    LockSet common = hasOwner() ? held : locks.intersection(held);
    AccessList more = accesses.with(access);
    return next == name && common == locks && more == accesses
        ? this
        : new OwnershipState(next, null, common, more);
  }

  /** Whether the locking discipline is violated. */
  boolean isRacy() {
    return name == Name.SHARED_MODIFIED && locks.isEmpty();
  }

  @Override
  public String toString() {
    return hasOwner() ? name + "(" + owner + ")" : name.toString();
  }
}

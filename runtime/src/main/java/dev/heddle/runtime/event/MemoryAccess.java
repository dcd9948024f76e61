// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.event;

/**
 * A read or write of a memory location, or of a library object that is not safe for threads.
 * Immutable: detectors may keep it.
 */
public final class MemoryAccess {
  /** A call of a method on the object, which counts as a write of it. */
  public static final int CALL = 1;

  /** Made by the code of the object itself, through {@code this}. */
  public static final int THROUGH_THIS = 2;

  /** Made by the thread that constructs the object, before its constructor has ended. */
  public static final int CONSTRUCTING = 4;

  /** Made in one step that no other thread can come between, as by {@code VarHandle.setOpaque}. */
  public static final int ATOMIC = 8;

  /** A read that is ordered after the latest write by a final field, and by nothing else. */
  public static final int FROZEN = 16;

  /** Made while the thread that accessed the object before is inside one of its methods. */
  public static final int OVERLAPPING = 32;

  /**
   * The latest call on the object by the thread that is still inside of it. Told when another
   * thread overlaps with it, since nobody may have wanted to hear of it when it was made.
   */
  public static final int ACTIVE = 64;

  /**
   * Told some time after it was made, when the thread synchronised: the rest of what it has
   * accessed of an array in a row, of which the first was told at once. Others may have come in
   * between.
   */
  public static final int LATE = 128;

  public final Actor actor;
  public final boolean writes;
  public final Location location;
  public final Place place;

  /** The locks that protect the access: of those held for reading only, a write has none. */
  public final LockSet locks;

  /** The optimistic section that a read is in; null if it is in none. */
  public final Section section;

  private final int flags;

  /** Zero until somebody asks; all who compute it find the same. */
  private long key;

  public MemoryAccess(
      Actor actor, boolean writes, Location location, Place place, LockSet locks, int flags) {
    this(actor, writes, location, place, locks, flags, null);
  }

  /** A read in a section. */
  public MemoryAccess(
      Actor actor,
      boolean writes,
      Location location,
      Place place,
      LockSet locks,
      int flags,
      Section section) {
    this.actor = actor;
    this.writes = writes;
    this.location = location;
    this.place = place;
    this.locks = locks;
    this.flags = flags;
    this.section = section;
  }

  /** Whether it is what the flag, one of the constants above, says. */
  public boolean is(int flag) {
    return (flags & flag) != 0;
  }

  /** The same access, of which the flag is known, too. */
  public MemoryAccess with(int flag) {
    return new MemoryAccess(actor, writes, location, place, locks, flags | flag, section);
  }

  public int flags() {
    return flags;
  }

  /** Whether the other differs at most in what was accessed. */
  public boolean isLike(MemoryAccess other) {
    return this == other
        || key() == other.key()
            && locks == other.locks
            && flags == other.flags
            && section == other.section;
  }

  /** The same for accesses of one kind by one thread at one place, and different for others. */
  public long key() {
    long known = key;
    if (known == 0) {
      known = key(actor, writes, place);
      key = known;
    }
    return known;
  }

  /** The key of such an access. */
  public static long key(Actor actor, boolean writes, Place place) {
    return (2 * actor.number() + (writes ? 1 : 0)) * 0x9e3779b97f4a7c15L ^ place.key();
  }
}

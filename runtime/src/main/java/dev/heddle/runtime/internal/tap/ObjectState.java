// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.internal.table.IdentityTable;
import dev.heddle.runtime.internal.thread.Memory;
import dev.heddle.runtime.internal.thread.ThreadRecord;

/** The entry of a whole object. */
public final class ObjectState extends IdentityTable.Entry {
  /** Instead of an owner: no access changes anything any more, whoever makes it. */
  private static final Actor ANYBODY = ThreadRecord.NONE;

  final Kept kept;

  /**
   * The thread whose accesses need not be told, as far as is known; null if there is none. Any
   * thread that has told something sets it.
   */
  private volatile Actor owner;

  /** The epoch in which a call was told last. */
  private long calledAt;

  ObjectState(Object object, Kept kept) {
    super(object);
    this.kept = kept;
  }

  public void calledAt(long epoch) {
    calledAt = epoch;
  }

  /**
   * Whether a call in that epoch, which is some thread's, need not be told: the thread has told one
   * in it, and nobody else has accessed the object since. What locks it has taken meanwhile, it had
   * not from the beginning.
   */
  public boolean isCalled(long epoch, Actor actor) {
    return calledAt == epoch && wasAccessedLastBy(actor);
  }

  public boolean wasAccessedLastBy(Actor actor) {
    return kept.last == actor;
  }

  /** An access of that thread is about to be told, or a row of them. */
  public void accessedBy(Actor actor) {
    kept.last = actor;
  }

  /** Whether the thread's accesses need not be told, whatever they are. */
  public boolean isFreeTo(Actor actor) {
    Actor known = owner;
    return known == actor || known == ANYBODY;
  }

  public boolean isOwnedBy(Actor actor) {
    return owner == actor;
  }

  /** After the detector's state was replaced; whoever comes last sees the latest. */
  void findOwner(Detector detector) {
    Object state;
    do {
      state = kept.state;
      owner = state == null ? null : detector.isSettled(state) ? ANYBODY : detector.owner(state);
    } while (kept.state != state);
  }

  /** What is kept for the object: a detector's state, and who accessed it last. */
  static final class Kept {
    private static final long STATE = Memory.UNSAFE.objectFieldOffset(Kept.class, "state");

    /** Null before the first access; replaced by compare-and-set. */
    volatile Object state;

    /** Whose access was told last, other than through {@code this}; null if nobody's. */
    volatile Actor last;

    /**
     * Whether an access was told that overlaps with another thread. From then on the object has no
     * owner, and nobody asks for more of them.
     */
    volatile boolean hasOverlap;

    boolean replace(Object before, Object after) {
      return Memory.UNSAFE.compareAndSetReference(this, STATE, before, after);
    }
  }
}

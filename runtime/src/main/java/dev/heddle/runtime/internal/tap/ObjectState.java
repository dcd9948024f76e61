// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.internal.table.IdentityTable;
import dev.heddle.runtime.internal.thread.Memory;

/** The entry of a whole object. */
public final class ObjectState extends IdentityTable.Entry {
  final Kept kept;

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

  /** What is kept for the object: a detector's state, and who accessed it last. */
  static final class Kept {
    private static final long STATE = Memory.UNSAFE.objectFieldOffset(Kept.class, "state");

    /** Null before the first access; replaced by compare-and-set. */
    volatile Object state;

    /** Whose access was told last, other than through {@code this}; null if nobody's. */
    volatile Actor last;

    boolean replace(Object before, Object after) {
      return Memory.UNSAFE.compareAndSetReference(this, STATE, before, after);
    }
  }
}

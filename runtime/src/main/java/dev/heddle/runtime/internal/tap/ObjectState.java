// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.internal.table.IdentityTable;
import dev.heddle.runtime.internal.thread.Memory;

/** What is kept for a whole object: a detector's state, and who accessed it last. */
public final class ObjectState extends IdentityTable.Entry {
  private static final long STATE = Memory.UNSAFE.objectFieldOffset(ObjectState.class, "state");

  /** Null before the first access; replaced by compare-and-set. */
  volatile Object state;

  /** Whose access was told last, other than through {@code this}; null if nobody's. */
  volatile Actor last;

  ObjectState(Object object, int hash) {
    super(object, hash);
  }

  boolean replace(Object before, Object after) {
    return Memory.UNSAFE.compareAndSetReference(this, STATE, before, after);
  }

  public boolean wasAccessedLastBy(Actor actor) {
    return last == actor;
  }
}

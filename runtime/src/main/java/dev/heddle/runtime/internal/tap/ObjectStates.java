// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.internal.table.IdentityTable;
import dev.heddle.runtime.internal.thread.Memory;
import dev.heddle.runtime.internal.thread.SpinLock;

/** The states of whole objects, for detectors that ask no more; collected with the objects. */
final class ObjectStates {
  private static final IdentityTable<ObjectState> TABLE =
      new IdentityTable<>() {
        @Override
        protected ObjectState create(Object object, int hash) {
          return new ObjectState(object, hash);
        }
      };

  private static final SpinLock FINALIZABLE_LOCK = new SpinLock();

  /** Guarded by the lock. */
  private static final Finalizable<ObjectState> FINALIZABLE = new Finalizable<>();

  private ObjectStates() {}

  private static final class ObjectState extends IdentityTable.Entry {
    private static final long STATE = Memory.UNSAFE.objectFieldOffset(ObjectState.class, "state");

    /** Null before the first access; replaced by compare-and-set. */
    private volatile Object state;

    /** What holds the state: an earlier entry if the object has come back in its finalizer. */
    private final ObjectState holder;

    ObjectState(Object object, int hash) {
      super(object, hash);
      holder = Finalizable.is(object) ? known(object) : this;
    }

    private ObjectState known(Object object) {
      FINALIZABLE_LOCK.lock();
      try {
        return FINALIZABLE.known(object, this);
      } finally {
        FINALIZABLE_LOCK.unlock();
      }
    }

    boolean replace(Object before, Object after) {
      return Memory.UNSAFE.compareAndSetReference(this, STATE, before, after);
    }
  }

  /**
   * Tells the detector of an access.
   *
   * @param construction what the object's constructor wrote, unless that is known already; or null
   */
  static void tell(Detector detector, Object object, MemoryAccess access, Object construction) {
    ObjectState entry = TABLE.get(object).holder;
    Object before;
    Object after;
    do {
      before = entry.state;
      after = before;
      if (before == null && construction instanceof MemoryAccess constructed) {
        after = detector.write(null, constructed);
      }
      after = access.writes ? detector.write(after, access) : detector.read(after, access);
    } while (after != before && !entry.replace(before, after));
  }
}

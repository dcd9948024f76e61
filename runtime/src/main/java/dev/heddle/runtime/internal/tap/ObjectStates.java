// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import dev.heddle.runtime.OwnedArrays;
import dev.heddle.runtime.StateFields;
import dev.heddle.runtime.ThreadState;
import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.internal.table.IdentityTable;
import dev.heddle.runtime.internal.tap.ObjectState.Kept;
import dev.heddle.runtime.internal.thread.Memory;
import dev.heddle.runtime.internal.thread.SpinLock;
import dev.heddle.runtime.internal.thread.ThreadRecord;
import java.util.List;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;

/**
 * The states of whole objects, for detectors that ask no more; collected with the objects. Those of
 * woven classes keep theirs in a field, which costs neither a table nor the collector's time.
 */
final class ObjectStates {
  private static final Unsafe UNSAFE = Memory.UNSAFE;

  private static final IdentityTable<ObjectState> TABLE =
      new IdentityTable<>() {
        @Override
        protected ObjectState create(Object object) {
          return entry(object, OwnedArrays.making(object));
        }
      };

  private static final SpinLock FINALIZABLE = new SpinLock();

  /** Guarded by the lock. */
  private static final Finalizable<Kept> finalizable = new Finalizable<>();

  private ObjectStates() {}

  /**
   * @param constructed the access that has made the object; null if that is not known
   */
  private static ObjectState entry(Object object, MemoryAccess constructed) {
    Kept kept = new Kept();
    if (constructed != null) {
      kept.state = Tap.byObject().write(null, constructed);
      kept.last = constructed.actor;
    }
    ObjectState entry =
        new ObjectState(object, Finalizable.is(object) ? before(object, kept) : kept);
    if (constructed != null) {
      entry.findOwner(Tap.byObject());
    }
    return entry;
  }

  /** What was kept for an object that its finalizer may use. */
  private static Kept before(Object object, Kept next) {
    FINALIZABLE.lock();
    try {
      return finalizable.known(object, next);
    } finally {
      FINALIZABLE.unlock();
    }
  }

  static ObjectState of(Object object) {
    long[] offsets = StateFields.offsets(object);
    if (offsets.length == 0) {
      return TABLE.get(object);
    }
    Object kept = UNSAFE.getReferenceAcquire(object, offsets[0]);
    return kept instanceof ObjectState known && known.refersTo(object)
        ? known
        : made(object, offsets, kept);
  }

  /**
   * Whether the thread's accesses need not be told, whatever they are. Objects that have only their
   * constructor's access have no state of their own yet, and may never need one.
   */
  static boolean isFree(Object object, Actor actor) {
    long[] offsets = StateFields.offsets(object);
    if (offsets.length == 0) {
      ObjectState known = TABLE.find(object);
      return known != null && known.isFreeTo(actor);
    }
    Object kept = UNSAFE.getReferenceAcquire(object, offsets[0]);
    return kept instanceof ObjectState known
        ? known.isFreeTo(actor) && known.refersTo(object)
        : kept instanceof MemoryAccess constructed && constructed.actor == actor;
  }

  /**
   * For an object of a woven class, which then keeps it itself.
   *
   * @param before what it has kept so far: its constructor's access, or, in a copy, the original's
   *     state, or its own, which knows it no more while its finalizer runs
   */
  @DontInline
  private static ObjectState made(Object object, long[] offsets, Object before) {
    ObjectState made = entry(object, constructed(object, offsets, before));
    Object there = UNSAFE.compareAndExchangeReference(object, offsets[0], before, made);
    if (there != before) {
      return there instanceof ObjectState known && known.refersTo(object)
          ? known
          : made(object, offsets, there);
    }
    for (int i = 1; i < offsets.length; i++) {
      UNSAFE.putReferenceRelease(object, offsets[i], made);
    }
    return made;
  }

  /** What its constructor has left in any of the places; null if none has. */
  private static MemoryAccess constructed(Object object, long[] offsets, Object before) {
    if (before instanceof MemoryAccess access) {
      return access;
    }
    for (int i = 1; before == null && i < offsets.length; i++) {
      if (UNSAFE.getReferenceAcquire(object, offsets[i]) instanceof MemoryAccess access) {
        return access;
      }
    }
    return null;
  }

  /**
   * Tells the detector of an access.
   *
   * @param construction what the object's constructor wrote, unless that is known already; or null
   */
  @DontInline
  static void tell(
      Detector detector,
      ObjectState entry,
      MemoryAccess access,
      Object construction,
      ThreadState thread) {
    List<Runnable> found = thread.detectors.withheld;
    thread.detectors.findings = found;
    try {
      Object before;
      Object after;
      do {
        // What was found in a state that another thread has replaced meanwhile was not so.
        found.clear();
        before = entry.kept.state;
        after = before;
        if (before == null && construction instanceof MemoryAccess constructed) {
          after = detector.write(null, constructed);
        }
        after = access.writes ? detector.write(after, access) : detector.read(after, access);
      } while (after != before && !entry.kept.replace(before, after));
      entry.findOwner(detector);
    } finally {
      thread.detectors.findings = null;
    }
    if (!found.isEmpty()) {
      for (Runnable each : found) {
        each.run();
      }
      found.clear();
    }
  }

  /**
   * The access with what is known of the thread that accessed the object before. What the object's
   * own methods do through {@code this} belongs to their call.
   */
  static MemoryAccess noted(
      ObjectState entry, Object object, MemoryAccess access, Object construction) {
    if (access.is(MemoryAccess.THROUGH_THIS) && !access.is(MemoryAccess.CONSTRUCTING)) {
      return access;
    }
    Actor before = entry.kept.last;
    if (before == null && construction instanceof MemoryAccess constructed) {
      before = constructed.actor;
    }
    if (before == access.actor) {
      return access;
    }
    entry.kept.last = access.actor;
    return before instanceof ThreadRecord other && other.entered(object) > 0
        ? access.with(MemoryAccess.OVERLAPPING)
        : access;
  }
}

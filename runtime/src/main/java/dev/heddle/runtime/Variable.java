// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.clock.VectorClock;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.detect.Location;
import dev.heddle.runtime.internal.detect.Races;
import dev.heddle.runtime.internal.oracle.Oracle;
import dev.heddle.runtime.internal.library.ArrayLayout;
import dev.heddle.runtime.internal.thread.Memory;
import java.lang.reflect.Array;
import jdk.internal.misc.Unsafe;

/**
 * The field or array element that a thread is about to access by its place in memory. One instance
 * per thread, used anew for each access: between the hooks before and after an access no other code
 * of the program runs.
 */
final class Variable {
  private static final Unsafe UNSAFE = Memory.UNSAFE;

  /** Where the history lies; null if there is none, because the field is volatile. */
  private Object holder;

  private long shadow;
  private Location location;
  private AtomicCell cell;
  private SyncClock clock;
  private boolean isVolatile;
  private VectorClock before;
  private VectorClock released;

  /** Turns to the variable at that place; false if it is not watched. */
  boolean locate(Object base, long offset) {
    forget();
    if (base == null) {
      return false;
    } else if (base.getClass().isArray()) {
      return locateElement(base, ArrayLayout.index(base, offset));
    }
    FieldTable.WatchedField field = FieldTable.find(base, offset);
    if (field == null) {
      return false;
    }
    isVolatile = field.isVolatile;
    if (isVolatile) {
      clock = field.clock(base);
    } else {
      holder = base;
      shadow = field.shadow;
      location = field;
      cell = AtomicCell.of(base, field.number);
      clock = cell.clock;
    }
    return true;
  }

  /** Turns to an element of an array; false if there is no such element. */
  boolean locateElement(Object array, long index) {
    forget();
    if (index < 0 || index >= Array.getLength(array)) {
      return false;
    }
    ArrayShadow elements = ArrayShadow.of(array);
    holder = elements.cells == null ? elements.materialise(array) : elements.cells;
    shadow = Memory.REFERENCES + (index << Memory.REFERENCE_SHIFT);
    location = elements;
    cell = AtomicCell.of(array, (int) index);
    clock = cell.clock;
    return true;
  }

  /** Turns to a variable of which only the clock is known. */
  void locate(SyncClock known) {
    forget();
    clock = known;
  }

  /** Turns to no variable at all. */
  void forget() {
    holder = null;
    location = null;
    cell = null;
    clock = null;
    isVolatile = false;
    released = null;
  }

  boolean isLocated() {
    return clock != null;
  }

  boolean isVolatile() {
    return isVolatile;
  }

  SyncClock clock() {
    return clock;
  }

  /** A plain access; to a volatile field it orders nothing, and is not checked. */
  void access(boolean write, ThreadState thread, long context, int site) {
    if (holder == null) {
      return;
    }
    Location watched = Oracle.ON ? compared(write, thread) : location;
    while (true) {
      History earlier = (History) UNSAFE.getReference(holder, shadow);
      History later =
          write
              ? Transitions.write(earlier, thread, context, site, watched)
              : Transitions.read(earlier, thread, context, site, watched, holder);
      if (later == earlier || UNSAFE.compareAndSetReference(holder, shadow, earlier, later)) {
        break;
      }
    }
    if (Oracle.ON) {
      Oracle.accessed(thread);
    }
  }

  private Location compared(boolean write, ThreadState thread) {
    return write
        ? Oracle.write(owner(), part(), thread, location)
        : Oracle.read(owner(), part(), thread, location);
  }

  /** As {@link Cells} and {@link Fields} tell the naive detector. */
  private Object owner() {
    return location instanceof ArrayShadow ? location : holder;
  }

  private long part() {
    return location instanceof ArrayShadow
        ? (shadow - Memory.REFERENCES) >> Memory.REFERENCE_SHIFT
        : shadow;
  }

  /** Before an atomic access that releases, perhaps only if it succeeds. */
  void release(ThreadState thread) {
    if (Oracle.ON) {
      // The naive detector takes no release back, so neither must this one.
      clock.release(thread);
      return;
    }
    VectorClock mine = thread.snapshot();
    do {
      before = clock.released();
      released = before.join(mine);
    } while (!clock.replace(before, released));
    thread.tick();
  }

  /** After a compare-and-set that failed: it has released nothing after all. */
  void withdraw() {
    if (released != null) {
      // Fails if others have released meanwhile: what they released must stay.
      clock.replace(released, before);
    }
  }

  /** After an atomic access, and what it has acquired: it may race with plain ones only. */
  void accessAtomically(boolean write, ThreadState thread, long context, int site) {
    if (holder == null) {
      return;
    }
    if (Oracle.ON) {
      Oracle.ignore(owner(), part(), location);
    }
    Context here = thread.contextAt(context, site);
    synchronized (cell) {
      while (true) {
        History earlier = (History) UNSAFE.getReference(holder, shadow);
        if (earlier != null) {
          check(earlier, write, thread, here);
        }
        History later = after(earlier, write, thread, here);
        if (UNSAFE.compareAndSetReference(holder, shadow, earlier, later)) {
          cell.accesses = after(cell.accesses, write, thread, here);
          return;
        }
      }
    }
  }

  private static History after(History earlier, boolean write, ThreadState thread, Context here) {
    if (write) {
      return History.written(thread.epoch, here);
    }
    return earlier == null
        ? History.read(thread.epoch, here)
        : earlier.withRead(thread, here);
  }

  private void check(History earlier, boolean write, ThreadState thread, Context here) {
    History atomic = cell.accesses;
    long written = earlier.write;
    if (written != 0 && !thread.knows(written) && (atomic == null || atomic.write != written)) {
      Races.found(location, write, thread, here, true, written, earlier.writtenAt);
    }
    if (!write) {
      return;
    }
    checkRead(earlier.read(), earlier.lastAt, atomic, thread, here);
    for (Readers reader = earlier.others; reader != null; reader = reader.rest) {
      checkRead(reader.epoch, reader.context, atomic, thread, here);
    }
  }

  private void checkRead(
      long read, Context readAt, History atomic, ThreadState thread, Context here) {
    if (read != 0 && !thread.knows(read) && (atomic == null || !atomic.hasRead(read))) {
      Races.found(location, true, thread, here, false, read, readAt);
    }
  }
}

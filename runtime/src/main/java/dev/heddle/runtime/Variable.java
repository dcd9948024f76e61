// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.detect.Races;
import dev.heddle.runtime.internal.library.ArrayLayout;
import dev.heddle.runtime.internal.oracle.Oracle;
import dev.heddle.runtime.internal.tap.Tap;
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
  private Release before;
  private Release released;

  /** When an atomic access began: whoever acquires what it releases knows this epoch. */
  private long epoch;

  private boolean releases;

  /** What had been done to the variable when a releasing access began, atomically and otherwise. */
  private History seen;

  private History seenAtomic;

  /** What the thread has read opaquely last, and whether its opaque writes come after a fence. */
  private SyncClock opaqueRead;

  private boolean opaqueWritesRelease;

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
    holder = elements.pinnedCells();
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
    releases = false;
    seen = null;
    seenAtomic = null;
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

  /** After an opaque read, which a fence may turn into an acquire. */
  void rememberOpaqueRead() {
    opaqueRead = clock;
  }

  void acquireOpaqueRead(ThreadState thread) {
    if (opaqueRead != null) {
      opaqueRead.acquire(thread);
    }
  }

  /** From now on an opaque write releases, because a fence has come before it. */
  void releaseOpaqueWrites() {
    opaqueWritesRelease = true;
  }

  boolean opaqueWritesRelease() {
    return opaqueWritesRelease;
  }

  /** Whether it has a history, and nobody is in it yet. */
  boolean isUntouched() {
    return holder != null && UNSAFE.getReference(holder, shadow) == null;
  }

  /** A plain access; to a volatile field it orders nothing, and is not checked. */
  void access(boolean write, ThreadState thread, long context, int site) {
    if (holder == null) {
      return;
    }
    if (Tap.ON) {
      TappedAccess.access(write, holder, shadow, location, owner(), part(), thread, context, site);
      return;
    }
    Location watched = Oracle.ON ? compared(write, thread) : location;
    while (true) {
      History earlier = (History) UNSAFE.getReference(holder, shadow);
      History later =
          write
              ? Transitions.write(earlier, thread, context, site, watched, holder)
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

  /** Before an atomic access; one that releases may do so only if it succeeds. */
  void beginAtomically(boolean releasing, ThreadState thread) {
    epoch = thread.epoch;
    releases = releasing;
    if (!releasing) {
      return;
    }
    if (Tap.ON) {
      Tap.begin(thread);
    }
    try {
      see(thread);
    } finally {
      if (Tap.ON) {
        Tap.end(thread);
      }
    }
  }

  private void see(ThreadState thread) {
    if (holder != null) {
      synchronized (cell) {
        seen = History.settled((History) UNSAFE.getReference(holder, shadow));
        seenAtomic = cell.accesses;
      }
      if (Tap.ON) {
        Tap.beginning(TrackedHistory.state(seen), thread.record, owner(), part());
      }
    }
    release(thread);
  }

  /** Before the access, and perhaps only if it succeeds. */
  void release(ThreadState thread) {
    if (Oracle.ON) {
      // The naive detector takes no release back, so neither must this one.
      clock.release(thread);
      return;
    }
    if (Tap.ON) {
      Tap.begin(thread);
    }
    try {
      long epoch = thread.epoch;
      do {
        before = clock.released();
        released = Release.after(before, thread);
      } while (!clock.replace(before, released));
      thread.tick();
      if (Tap.ON) {
        ((TrackedClock) clock).released(thread, epoch, false);
      }
    } finally {
      if (Tap.ON) {
        Tap.end(thread);
      }
    }
  }

  /**
   * Another access by the thread tells of what this one was going to: whether that succeeds, and so
   * releases anything, is only known there. What library code tries stays as it is.
   */
  void giveWay(ThreadState thread) {
    if (releases) {
      withdraw(thread);
    }
  }

  /** After a compare-and-set that failed: it has released nothing after all. */
  void withdraw(ThreadState thread) {
    if (released == null) {
      return;
    }
    if (Tap.ON) {
      Tap.begin(thread);
    }
    try {
      // Fails if others have released meanwhile: what they released must stay.
      if (clock.replace(released, before) && Tap.ON) {
        Tap.withdrawn(thread.record, clock.channel());
      }
    } finally {
      if (Tap.ON) {
        Tap.end(thread);
      }
    }
  }

  /**
   * After an atomic access, and what it has acquired: it may race with plain ones only.
   *
   * <p>Once a releasing access has happened, others may have seen it and gone on, before this is
   * called. So it is compared with what was there when it began: a race with something in between
   * may be missed, none is invented.
   */
  void accessAtomically(boolean write, ThreadState thread, long context, int site) {
    if (holder == null) {
      return;
    }
    if (Oracle.ON) {
      Oracle.ignore(owner(), part(), location);
    }
    if (!write && !Tap.ON && isReadAgain()) {
      return;
    }
    Context here = thread.contextAt(context, site);
    if (Tap.ON) {
      Tap.begin(thread);
    }
    try {
      accessAtomically(write, thread, here);
    } finally {
      if (Tap.ON) {
        Tap.end(thread);
      }
    }
  }

  /**
   * Whether the thread has read the variable atomically in this epoch, and nobody has written it
   * since. A thread that reads until a value changes would otherwise hold the cell's monitor nearly
   * all the time, and keep the one out that is to change it.
   */
  private boolean isReadAgain() {
    History earlier = (History) UNSAFE.getReference(holder, shadow);
    History atomic = cell.accesses;
    return earlier != null && earlier.hasAccess(epoch) && atomic != null && atomic.hasAccess(epoch);
  }

  private void accessAtomically(boolean write, ThreadState thread, Context here) {
    synchronized (cell) {
      while (true) {
        History earlier = (History) UNSAFE.getReference(holder, shadow);
        History settled = History.settled(earlier);
        History later = after(settled, write, thread, here);
        if (Tap.ON) {
          MemoryAccess access =
              new MemoryAccess(
                  thread.record,
                  write,
                  location,
                  here,
                  thread.locks.protecting(write),
                  MemoryAccess.ATOMIC);
          Object state = TrackedHistory.state(earlier);
          later = TrackedHistory.of(later, Tap.accessed(state, access, thread, owner(), part()));
        }
        if (UNSAFE.compareAndSetReference(holder, shadow, earlier, later)) {
          if (releases) {
            check(seen, seenAtomic, write, thread, here);
          } else {
            check(settled, cell.accesses, write, thread, here);
          }
          cell.accesses = after(cell.accesses, write, thread, here);
          return;
        }
      }
    }
  }

  /**
   * The access counts from before its release, though it is recorded after it: with the epoch that
   * the release has begun, not even those who have seen the released value would know of it.
   */
  private History after(History earlier, boolean write, ThreadState thread, Context here) {
    if (write) {
      return History.written(epoch, here);
    }
    return earlier == null ? History.read(epoch, here) : earlier.withRead(thread, epoch, here);
  }

  private void check(
      History earlier, History atomic, boolean write, ThreadState thread, Context here) {
    if (earlier == null) {
      return;
    }
    long written = earlier.write;
    if (written != 0 && !thread.knows(written) && (atomic == null || atomic.write != written)) {
      Races.found(location, holder, write, thread, here, true, written, earlier.writtenAt);
    }
    if (!write) {
      return;
    }
    checkRead(earlier.read(), earlier.lastAt, atomic, thread, here);
    Readers listed = Readers.listed(earlier.others, thread);
    for (Readers reader = listed; reader != null; reader = reader.rest) {
      checkRead(reader.epoch, reader.context, atomic, thread, here);
    }
  }

  private void checkRead(
      long read, Context readAt, History atomic, ThreadState thread, Context here) {
    if (read != 0 && !thread.knows(read) && (atomic == null || !atomic.hasAccess(read))) {
      Races.found(location, holder, true, thread, here, false, read, readAt);
    }
  }
}

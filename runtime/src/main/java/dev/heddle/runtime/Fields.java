// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.internal.oracle.Oracle;
import dev.heddle.runtime.internal.tap.Tap;
import dev.heddle.runtime.internal.thread.Memory;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * Accesses to fields that woven code could not wave through: the first of a field in an epoch, and
 * those to fields of another class than the one that the code is in.
 */
public final class Fields {
  private static final Unsafe UNSAFE = Memory.UNSAFE;

  /** Whether somebody wants to know the location of each access, not only its history. */
  static final boolean IS_CLOSE = Oracle.ON || OrderedPairs.ON;

  private Fields() {}

  /**
   * A read of an instance field: before it, or, where the field may be volatile, after it. A null
   * owner is left to the program's own instruction.
   */
  @ForceInline
  public static void read(Object owner, ThreadState thread, long context, int site) {
    FieldShadow field = Sites.fieldSite(site).known();
    if (field != null && owner != null) {
      if (field.kind == FieldShadow.PLAIN) {
        read(owner, field.offset, thread, context, site);
        return;
      } else if (field.kind == FieldShadow.FINAL) {
        thread.readFinal(owner, (History) UNSAFE.getReference(owner, field.offset), null);
        return;
      } else if (field.kind == FieldShadow.NONE || isLearned(owner, field, thread)) {
        return;
      }
    }
    readClosely(owner, thread, context, site);
  }

  /** Whether the field is volatile, and nothing was released to it that would be news. */
  @ForceInline
  private static boolean isLearned(Object owner, FieldShadow field, ThreadState thread) {
    if (field.kind != FieldShadow.VOLATILE) {
      return false;
    }
    SyncClock clock = (SyncClock) UNSAFE.getReferenceVolatile(owner, field.offset);
    return clock == null || clock.isLearnedBy(thread);
  }

  /**
   * The same in a loop, which keeps what it last knew of final fields' owners.
   *
   * @param isKnown whether the loop has found out at its entry that there is nothing to look at
   * @return what to hand in next time
   */
  @ForceInline
  public static History readInLoop(
      Object owner, History known, boolean isKnown, ThreadState thread, long context, int site) {
    if (isKnown) {
      return known;
    }
    FieldShadow field = Sites.fieldSite(site).known();
    if (field != null && field.kind == FieldShadow.FINAL && owner != null) {
      return thread.readFinal(owner, (History) UNSAFE.getReference(owner, field.offset), known);
    }
    read(owner, thread, context, site);
    return known;
  }

  /** Whether no read of a final field in the object that has this stamp needs to be looked at. */
  public static boolean isKnown(History frozen, ThreadState thread) {
    // A stamp that is missing may be set yet.
    return frozen != null && thread.knowsStamp(frozen);
  }

  /** The same for the field at a site, of an object of another class. */
  public static boolean isKnown(Object owner, ThreadState thread, int site) {
    FieldShadow field = Sites.fieldSite(site).known();
    return field != null
        && field.kind == FieldShadow.FINAL
        && isKnown((History) UNSAFE.getReference(owner, field.offset), thread);
  }

  /** Before an instance field is written. */
  @ForceInline
  public static void write(Object owner, ThreadState thread, long context, int site) {
    FieldShadow field = Sites.fieldSite(site).known();
    if (field != null && field.kind == FieldShadow.PLAIN && owner != null) {
      write(owner, field.offset, thread, context, site);
    } else {
      writeClosely(owner, thread, context, site);
    }
  }

  /** Before a static field is read. */
  @ForceInline
  public static void readStatic(ThreadState thread, long context, int site) {
    FieldShadow field = Sites.fieldSite(site).known();
    if (field != null && field.kind == FieldShadow.STATIC_PLAIN) {
      read(field.base(), field.offset, thread, context, site);
    } else {
      readStaticClosely(thread, context, site);
    }
  }

  /** Before a static field is written. */
  @ForceInline
  public static void writeStatic(ThreadState thread, long context, int site) {
    FieldShadow field = Sites.fieldSite(site).known();
    if (field != null && field.kind == FieldShadow.STATIC_PLAIN) {
      write(field.base(), field.offset, thread, context, site);
    } else {
      writeStaticClosely(thread, context, site);
    }
  }

  @ForceInline
  private static void read(Object base, long shadow, ThreadState thread, long context, int site) {
    if (!thread.hasAccessed((History) UNSAFE.getReference(base, shadow))) {
      readAnew(base, shadow, thread, context, site);
    }
  }

  @ForceInline
  private static void write(Object base, long shadow, ThreadState thread, long context, int site) {
    if (!thread.hasWritten((History) UNSAFE.getReference(base, shadow))) {
      writeAnew(base, shadow, thread, context, site);
    }
  }

  /** The first read of a field in an epoch. */
  @DontInline
  private static void readAnew(
      Object base, long shadow, ThreadState thread, long context, int site) {
    if (thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      read(base, shadow, Sites.fieldSite(site), thread, context, site);
    } catch (Throwable e) {
      Checking.failed(e);
    }
  }

  /** The first write of a field in an epoch. */
  @DontInline
  private static void writeAnew(
      Object base, long shadow, ThreadState thread, long context, int site) {
    if (thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      write(base, shadow, Sites.fieldSite(site), thread, context, site);
    } catch (Throwable e) {
      Checking.failed(e);
    }
  }

  /** Whatever the field is; woven code calls this for the first read of its own in an epoch. */
  @DontInline
  public static void readClosely(Object owner, ThreadState thread, long context, int site) {
    if (owner == null || thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      FieldSite field = Sites.fieldSite(site);
      FieldShadow shadow = field.shadowIn(owner, thread);
      switch (shadow.kind) {
        case FieldShadow.PLAIN -> read(owner, shadow.offset, field, thread, context, site);
        case FieldShadow.VOLATILE -> learnFrom(owner, thread, site);
        case FieldShadow.FINAL ->
            thread.readFinal(owner, (History) UNSAFE.getReference(owner, shadow.offset), null);
        default -> {}
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** The same for a write. */
  @DontInline
  public static void writeClosely(Object owner, ThreadState thread, long context, int site) {
    if (owner == null || thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      FieldSite field = Sites.fieldSite(site);
      FieldShadow shadow = field.shadowIn(owner, thread);
      if (shadow.kind == FieldShadow.PLAIN) {
        write(owner, shadow.offset, field, thread, context, site);
      } else if (shadow.kind == FieldShadow.VOLATILE) {
        volatileWrite(owner, thread, site);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** The same for a read of a static field. */
  @DontInline
  public static void readStaticClosely(ThreadState thread, long context, int site) {
    if (thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      FieldSite field = Sites.fieldSite(site);
      FieldShadow shadow = field.staticShadow(thread);
      if (shadow.kind == FieldShadow.STATIC_PLAIN) {
        read(shadow.base(), shadow.offset, field, thread, context, site);
      } else if (shadow.kind == FieldShadow.STATIC_VOLATILE) {
        learnFrom(null, thread, site);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** The same for a write of a static field. */
  @DontInline
  public static void writeStaticClosely(ThreadState thread, long context, int site) {
    if (thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      FieldSite field = Sites.fieldSite(site);
      FieldShadow shadow = field.staticShadow(thread);
      if (shadow.kind == FieldShadow.STATIC_PLAIN) {
        write(shadow.base(), shadow.offset, field, thread, context, site);
      } else if (shadow.kind == FieldShadow.STATIC_VOLATILE) {
        volatileWrite(null, thread, site);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** After a volatile field was read; the owner is null for a static field. */
  @ForceInline
  public static void volatileRead(Object owner, ThreadState thread, int site) {
    FieldShadow field = Sites.fieldSite(site).known();
    if (field == null || owner == null || !isLearned(owner, field, thread)) {
      learnFrom(owner, thread, site);
    }
  }

  @DontInline
  private static void learnFrom(Object owner, ThreadState thread, int site) {
    if (thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      SyncClock clock = clock(owner, Sites.fieldSite(site), thread, false);
      if (clock != null) {
        clock.acquire(thread);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** Before a volatile field is written; the owner is null for a static field. */
  @DontInline
  public static void volatileWrite(Object owner, ThreadState thread, int site) {
    if (thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      SyncClock clock = clock(owner, Sites.fieldSite(site), thread, true);
      if (clock != null) {
        clock.release(thread);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  private static void read(
      Object base, long shadow, FieldSite field, ThreadState thread, long context, int site) {
    if (Perturbation.on) {
      Perturbation.before(false, thread, site);
    }
    if (Tap.ON) {
      TappedAccess.access(false, base, shadow, field, base, shadow, thread, context, site);
      return;
    }
    Location location = Oracle.ON ? Oracle.read(base, shadow, thread, field) : field;
    while (true) {
      History before = (History) UNSAFE.getReference(base, shadow);
      if (thread.hasAccessed(before)) {
        return;
      }
      History after = Transitions.read(before, thread, context, site, location, base);
      if (after == before || replace(base, shadow, before, after, thread)) {
        break;
      }
    }
    if (Oracle.ON) {
      Oracle.accessed(thread);
    }
  }

  private static void write(
      Object base, long shadow, FieldSite field, ThreadState thread, long context, int site) {
    if (Perturbation.on) {
      Perturbation.before(true, thread, site);
    }
    if (Tap.ON) {
      TappedAccess.access(true, base, shadow, field, base, shadow, thread, context, site);
      return;
    }
    Location location = Oracle.ON ? Oracle.write(base, shadow, thread, field) : field;
    while (true) {
      History before = (History) UNSAFE.getReference(base, shadow);
      if (thread.hasWritten(before)) {
        return;
      }
      History after = Transitions.write(before, thread, context, site, location, base);
      if (after == before || replace(base, shadow, before, after, thread)) {
        break;
      }
    }
    if (Oracle.ON) {
      Oracle.accessed(thread);
    }
  }

  /**
   * Without compare-and-set where the thread is alone in the history: another thread's access that
   * gets lost here would be unordered with both of these.
   */
  private static boolean replace(
      Object base, long shadow, History before, History after, ThreadState thread) {
    if (before != null && before.isMadeBy(thread)) {
      UNSAFE.putReference(base, shadow, after);
      return true;
    }
    return UNSAFE.compareAndSetReference(base, shadow, before, after);
  }

  private static SyncClock clock(
      Object owner, FieldSite field, ThreadState thread, boolean create) {
    FieldShadow shadow = owner == null ? field.staticShadow(thread) : field.shadowIn(owner, thread);
    if (shadow.kind != (owner == null ? FieldShadow.STATIC_VOLATILE : FieldShadow.VOLATILE)) {
      return null;
    }
    Object base = owner == null ? shadow.base() : owner;
    return create
        ? SyncClock.in(base, shadow.offset)
        : (SyncClock) UNSAFE.getReferenceVolatile(base, shadow.offset);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.detect.Location;
import dev.heddle.runtime.internal.oracle.Oracle;
import dev.heddle.runtime.internal.thread.Memory;
import jdk.internal.misc.Unsafe;

/**
 * Accesses to fields that woven code could not wave through: the first of a field in an epoch, and
 * those to fields of another class than the one that the code is in.
 */
public final class Fields {
  private static final Unsafe UNSAFE = Memory.UNSAFE;

  private Fields() {}

  /**
   * A read of an instance field: before it, or, where the field may be volatile, after it. A null
   * owner is left to the program's own instruction.
   */
  public static void read(Object owner, ThreadState thread, long context, int site) {
    if (owner == null || thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      FieldSite field = Sites.fieldSite(site);
      long shadow = field.shadowIn(owner);
      if (field.isVolatile()) {
        volatileRead(owner, thread, site);
      } else if (shadow >= 0) {
        read(owner, shadow, field, thread, context, site);
      } else {
        thread.readFinal(owner, field.frozen(owner));
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** Before an instance field is written. */
  public static void write(Object owner, ThreadState thread, long context, int site) {
    if (owner == null || thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      FieldSite field = Sites.fieldSite(site);
      long shadow = field.shadowIn(owner);
      if (field.isVolatile()) {
        volatileWrite(owner, thread, site);
      } else if (shadow >= 0) {
        write(owner, shadow, field, thread, context, site);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** Before a static field is read. */
  public static void readStatic(ThreadState thread, long context, int site) {
    if (thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      FieldSite field = Sites.fieldSite(site);
      long shadow = field.staticShadow();
      if (field.isVolatile()) {
        volatileRead(null, thread, site);
      } else if (shadow >= 0) {
        read(field.base(), shadow, field, thread, context, site);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** Before a static field is written. */
  public static void writeStatic(ThreadState thread, long context, int site) {
    if (thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      FieldSite field = Sites.fieldSite(site);
      long shadow = field.staticShadow();
      if (field.isVolatile()) {
        volatileWrite(null, thread, site);
      } else if (shadow >= 0) {
        write(field.base(), shadow, field, thread, context, site);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** After a volatile field was read; the owner is null for a static field. */
  public static void volatileRead(Object owner, ThreadState thread, int site) {
    if (thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      SyncClock clock = clock(owner, Sites.fieldSite(site), false);
      if (clock != null) {
        clock.acquire(thread);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /** Before a volatile field is written; the owner is null for a static field. */
  public static void volatileWrite(Object owner, ThreadState thread, int site) {
    if (thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      SyncClock clock = clock(owner, Sites.fieldSite(site), true);
      if (clock != null) {
        clock.release(thread);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  private static void read(
      Object base, long shadow, FieldSite field, ThreadState thread, long context, int site) {
    Location location = Oracle.ON ? Oracle.read(base, shadow, thread, field) : field;
    while (true) {
      History before = (History) UNSAFE.getReference(base, shadow);
      if (thread.hasAccessed(before)) {
        return;
      }
      History after = Transitions.read(before, thread, context, site, location, base);
      if (after == before || UNSAFE.compareAndSetReference(base, shadow, before, after)) {
        break;
      }
    }
    if (Oracle.ON) {
      Oracle.accessed(thread);
    }
  }

  private static void write(
      Object base, long shadow, FieldSite field, ThreadState thread, long context, int site) {
    Location location = Oracle.ON ? Oracle.write(base, shadow, thread, field) : field;
    while (true) {
      History before = (History) UNSAFE.getReference(base, shadow);
      if (thread.hasWritten(before)) {
        return;
      }
      History after = Transitions.write(before, thread, context, site, location, base);
      if (UNSAFE.compareAndSetReference(base, shadow, before, after)) {
        break;
      }
    }
    if (Oracle.ON) {
      Oracle.accessed(thread);
    }
  }

  private static SyncClock clock(Object owner, FieldSite field, boolean create) {
    long shadow = owner == null ? field.staticShadow() : field.shadowIn(owner);
    if (shadow < 0) {
      return null;
    }
    Object base = owner == null ? field.base() : owner;
    SyncClock clock = (SyncClock) UNSAFE.getReferenceVolatile(base, shadow);
    if (clock != null || !create) {
      return clock;
    }
    SyncClock made = new SyncClock();
    Object there = UNSAFE.compareAndExchangeReference(base, shadow, null, made);
    return there == null ? made : (SyncClock) there;
  }
}

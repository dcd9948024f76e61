// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.tap.Tap;
import dev.heddle.runtime.internal.thread.Memory;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;

/**
 * Accesses to several fields of one object, of which woven code could not wave all through.
 *
 * <p>They are at one site, so that fields with one history go on to have one. The sites of the
 * fields by themselves have the numbers after that, and are for races only.
 */
public final class FieldsTogether {
  private static final Unsafe UNSAFE = Memory.UNSAFE;

  private FieldsTogether() {}

  /** Whether nobody wants to hear of each access by itself. */
  public static boolean isAllowed() {
    return !Fields.IS_CLOSE && !Tap.ON && !Perturbation.on;
  }

  /**
   * Before the first fields of a group are read.
   *
   * @param count how many of them
   */
  @DontInline
  public static void read(Object owner, int count, ThreadState thread, long context, int site) {
    access(owner, count, false, thread, context, site);
  }

  /** Before they are written. */
  @DontInline
  public static void write(Object owner, int count, ThreadState thread, long context, int site) {
    access(owner, count, true, thread, context, site);
  }

  private static void access(
      Object owner, int count, boolean writes, ThreadState thread, long context, int site) {
    if (thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      History earlier = null;
      History later = null;
      for (int own = site + 1; own <= site + count; own++) {
        FieldShadow shadow = Sites.fieldSite(own).shadowIn(owner, thread);
        if (shadow.kind != FieldShadow.PLAIN) {
          continue;
        }
        History before = (History) UNSAFE.getReference(owner, shadow.offset);
        if (writes ? thread.hasWritten(before) : thread.hasAccessed(before)) {
          continue;
        }
        if (later == null || before != earlier || later.isUnshared()) {
          earlier = before;
          later = after(before, writes, thread, context, site);
        }
        if (later == null || later != before && !replace(owner, shadow.offset, before, later)) {
          accessClosely(owner, writes, thread, context, own);
        }
      }
    } catch (Throwable e) {
      Checking.failed(e);
    }
  }

  /** Null if there is a race. */
  private static History after(
      History before, boolean writes, ThreadState thread, long context, int site) {
    if (!writes) {
      return thread.transitions().read(before, thread, context, site);
    }
    return before == null || before.isKnownTo(thread)
        ? thread.transitions().written(thread, context, site)
        : null;
  }

  /**
   * With a look just before the store. Without compare-and-set it can lose what another thread
   * stores in the same nanosecond, whose access is then not ordered with this one.
   */
  private static boolean replace(Object owner, long shadow, History before, History after) {
    if (UNSAFE.getReference(owner, shadow) != before) {
      return false;
    }
    UNSAFE.putReference(owner, shadow, after);
    return true;
  }

  private static void accessClosely(
      Object owner, boolean writes, ThreadState thread, long context, int site) {
    if (writes) {
      Fields.writeClosely(owner, thread, context, site);
    } else {
      Fields.readClosely(owner, thread, context, site);
    }
  }
}

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

  /** That of a field that is not checked like this. */
  private static final History NONE = History.written(0, null);

  private FieldsTogether() {}

  /** Whether nobody wants to hear of each access where it is. */
  public static boolean isAllowed() {
    return !Fields.IS_CLOSE && Tap.MAY_LEAVE_OUT && !Perturbation.on;
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
    if (Tap.ON) {
      accessEach(owner, site + 1, count, writes, thread, context);
      return;
    }
    try {
      int own = site + 1;
      while (own <= site + count) {
        History before = history(owner, own, thread);
        int alike = 1;
        while (own + alike <= site + count && history(owner, own + alike, thread) == before) {
          alike++;
        }
        if (before != NONE && !(writes ? thread.hasWritten(before) : thread.hasAccessed(before))) {
          accessAlike(owner, own, alike, before, writes, thread, context, site);
        }
        own += alike;
      }
    } catch (Throwable e) {
      Checking.failed(e);
    }
  }

  private static History history(Object owner, int site, ThreadState thread) {
    FieldShadow shadow = Sites.fieldSite(site).shadowIn(owner, thread);
    return shadow.kind == FieldShadow.PLAIN
        ? (History) UNSAFE.getReference(owner, shadow.offset)
        : NONE;
  }

  /** Fields with one history go on to have one. */
  private static void accessAlike(
      Object owner,
      int first,
      int count,
      History before,
      boolean writes,
      ThreadState thread,
      long context,
      int site) {
    Transitions transitions = thread.transitions;
    History later =
        writes
            ? transitions.write(before, count, thread, context, site)
            : transitions.read(before, count, thread, context, site);
    if (later == null) {
      accessEach(owner, first, count, writes, thread, context);
    } else if (later != before) {
      for (int own = first; own < first + count; own++) {
        long shadow = Sites.fieldSite(own).shadowIn(owner, thread).offset;
        if (!replace(owner, shadow, before, later)) {
          accessEach(owner, own, 1, writes, thread, context);
        }
      }
    }
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

  /** One by one, each at its own site. */
  private static void accessEach(
      Object owner, int first, int count, boolean writes, ThreadState thread, long context) {
    for (int own = first; own < first + count; own++) {
      if (writes) {
        Fields.writeClosely(owner, thread, context, own);
      } else {
        Fields.readClosely(owner, thread, context, own);
      }
    }
  }
}

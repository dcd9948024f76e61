// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.context.Context;

/** An access to many elements of an array that have few histories. Touched by one thread only. */
final class RangeAccess {
  private final ThreadState thread;
  private final Transitions steps;
  private ArrayShadow array;
  private boolean writes;
  private Context context;
  private int site;

  RangeAccess(ThreadState thread, Transitions steps) {
    this.thread = thread;
    this.steps = steps;
  }

  RangeAccess of(ArrayShadow array, boolean writes, Context context, int site) {
    this.array = array;
    this.writes = writes;
    this.context = context;
    this.site = site;
    return this;
  }

  /** Elements at equal distances have been accessed some time ago. */
  void tell(
      ArrayShadow shadow,
      boolean wrote,
      Context where,
      int site,
      int first,
      int step,
      int count) {
    of(shadow, wrote, where, site);
    thread.isLate = true;
    try {
      shadow.access(first, step, count, this);
    } finally {
      thread.isLate = false;
    }
    shadow.swept(count);
  }

  /** What the access makes of a history; reports it if it is a race. */
  History after(History before) {
    if (writes) {
      return thread.hasWritten(before)
          ? before
          : steps.write(before, thread, context, site, array, array);
    }
    return thread.hasAccessed(before)
        ? before
        : steps.read(before, thread, context, site, array, array);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import java.util.List;

/** Accesses to all fields of an object at once: it is copied, serialised, or made from a stream. */
final class WholeObjects {
  private WholeObjects() {}

  /** Library code reads the fields of an object that are not transient, to serialise it. */
  static void readFields(Object object) {
    ThreadState thread = ThreadState.current();
    readFields(object, false, thread, thread.context, 0);
  }

  /** Reads the fields of an object; volatile ones are read plainly, and draw no edge. */
  static void readFields(
      Object object, boolean transientToo, ThreadState thread, long context, int site) {
    accessFields(object, false, transientToo, thread, context, site);
  }

  /** Library code fills an object that it has allocated without a constructor. */
  static void fillFields(Object object) {
    ThreadState thread = ThreadState.current();
    fillFields(object, false, thread, thread.context, 0);
  }

  /**
   * Writes those fields of a new object that nobody has accessed so far; the others have values of
   * their own already.
   */
  static void fillFields(
      Object object, boolean transientToo, ThreadState thread, long context, int site) {
    accessFields(object, true, transientToo, thread, context, site);
  }

  private static void accessFields(
      Object object,
      boolean fills,
      boolean transientToo,
      ThreadState thread,
      long context,
      int site) {
    thread.variable().forget();
    if (object == null || thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      Variable variable = thread.variable();
      List<FieldTable.WatchedField> fields = FieldTable.instanceFields(object);
      for (int i = 0; i < fields.size(); i++) {
        FieldTable.WatchedField field = fields.get(i);
        boolean isLeftOut = field.isTransient && !transientToo || field.isVolatile && fills;
        if (!isLeftOut
            && variable.locate(object, field.offset)
            && (!fills || variable.isUntouched())) {
          variable.access(fills, thread, context, site);
        }
      }
    } catch (Throwable e) {
      Checking.lost(e);
    } finally {
      thread.variable().forget();
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.thread.Memory;

/** Finds what objects of woven classes keep for detectors by name that know of whole objects. */
public final class StateFields {
  private StateFields() {}

  /** The offsets of the states in the object, which should be the same; the first one counts. */
  public static long[] offsets(Object object) {
    return FieldTable.states(object);
  }

  /** How the object's owner has entered it, as far as the object says so; zero if it has not. */
  public static int entered(Object object) {
    for (long offset : FieldTable.entries(object)) {
      int entered = Memory.UNSAFE.getIntVolatile(object, offset);
      if (entered > 0) {
        return entered;
      }
    }
    return 0;
  }
}

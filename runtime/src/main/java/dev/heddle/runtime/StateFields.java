// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

/** Finds where objects of woven classes keep what detectors by name know of them as a whole. */
public final class StateFields {
  private StateFields() {}

  /** The offsets in the object, which should hold the same; the first one counts. */
  public static long[] offsets(Object object) {
    return FieldTable.states(object);
  }
}

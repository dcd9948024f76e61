// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace.replay;

/** What a detector knows of the parts of an object: its fields, or its elements. */
abstract class PartStates {
  /** The state of a part; null if it was never accessed. */
  abstract Object get(int part);

  /**
   * Parts at equal distances are accessed.
   *
   * @return the states from now on: these, or others that suit them better
   */
  abstract PartStates access(int first, int step, int count, Transition transition);
}

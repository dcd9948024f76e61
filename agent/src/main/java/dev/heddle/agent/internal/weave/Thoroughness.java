// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

/**
 * How much is woven into a method. Less is woven where the method would become too large to be
 * compiled, or to be a method at all; synchronisation goes last, as its loss gives false reports.
 */
enum Thoroughness {
  FULL,
  /** Accesses are checked, but stacks of earlier accesses do not tell these calls apart. */
  WITHOUT_CONTEXT,
  /** Only what orders threads. */
  SYNCHRONISATION_ONLY,
  NOTHING;

  boolean tracksContext() {
    return this == FULL;
  }

  boolean checksAccesses() {
    return this == FULL || this == WITHOUT_CONTEXT;
  }

  Thoroughness less() {
    return values()[ordinal() + 1];
  }
}

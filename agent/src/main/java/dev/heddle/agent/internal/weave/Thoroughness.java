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
  /** Besides, each check is as short as it can be, and takes longer. */
  SHORT,
  /** Only what orders threads. */
  SYNCHRONISATION_ONLY,
  NOTHING;

  boolean tracksContext() {
    return this == FULL;
  }

  /**
   * Whether a method that HotSpot would compile must not become longer than it compiles. When
   * nothing else helps, being checked is worth more than being quick.
   */
  boolean mustBeCompiled() {
    return this == FULL || this == WITHOUT_CONTEXT;
  }

  boolean checksAccesses() {
    return this == FULL || this == WITHOUT_CONTEXT || this == SHORT;
  }

  boolean isShort() {
    return this == SHORT;
  }

  Thoroughness less() {
    return values()[ordinal() + 1];
  }
}

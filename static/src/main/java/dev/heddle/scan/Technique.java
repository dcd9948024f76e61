// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan;

import java.util.Locale;

/** The techniques of the paper that can be switched off, to see what they do. */
public enum Technique {
  TWO_THREADS,
  FILTERING,
  BUBBLE_UP,
  DEEP_SYNCHRONIZED,
  SYNCHRONIZED;

  /** The name by which people know it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

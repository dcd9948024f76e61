// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.event;

import dev.heddle.model.finding.Finding;
import java.util.List;

/** Where detectors tell what they have found. Tells the same thing once, however often it comes. */
public interface Reports {
  /**
   * An access that races with earlier ones.
   *
   * @param evidence whether it happened or could happen in another schedule
   * @param earlier those that show it, the latest first
   */
  default void race(
      Detector by, Finding.Evidence evidence, MemoryAccess later, List<MemoryAccess> earlier) {
    race(by, evidence, later, earlier, null);
  }

  /**
   * The same.
   *
   * @param how what makes it a race, as the end of a sentence; null for what the evidence says
   */
  void race(
      Detector by,
      Finding.Evidence evidence,
      MemoryAccess later,
      List<MemoryAccess> earlier,
      String how);

  /** Anything else. */
  void found(Finding finding);
}

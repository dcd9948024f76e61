// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.hang;

import dev.heddle.model.finding.Frame;
import dev.heddle.runtime.event.Place;
import java.util.List;

/**
 * Where a thread waits for ever, and the locks that it holds meanwhile.
 *
 * @param thread its number: it stops in one place only
 */
record StopPlace(long thread, List<Frame> frames, List<String> locks) implements Place {
  /** Tells it from the places of accesses. */
  private static final long STOP = 0x7c0e9b1d5a3f2867L;

  @Override
  public long key() {
    return thread * 0x9e3779b97f4a7c15L ^ STOP;
  }

  @Override
  public String heldBy() {
    return null;
  }
}

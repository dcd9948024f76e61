// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import dev.heddle.model.finding.Frame;
import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.internal.context.Context;
import java.util.List;

/** Where a thread was started: of the stack, what the programmer wants to see. */
record StartPlace(Context context) implements Place {
  /** Tells it from the same context as the place of an access. */
  private static final long START = 0x5bd1e9955bd1e995L;

  @Override
  public long key() {
    return context.key() ^ START;
  }

  @Override
  public List<Frame> frames() {
    return context.framesOfProgram();
  }

  @Override
  public List<String> locks() {
    return List.of();
  }

  @Override
  public String heldBy() {
    return null;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.event;

import dev.heddle.model.finding.Frame;
import java.util.List;

/** A thread of the run, platform or virtual, also after its end. */
public abstract class Actor extends Participant {
  /** A number that no other thread of the run has. */
  public abstract long number();

  /** The thread's name, the latest that is known. */
  public abstract String name();

  /** The stack of the call that started it, innermost frame first; empty if unknown. */
  public abstract List<Frame> startedAt();

  @Override
  public String toString() {
    return name();
  }
}

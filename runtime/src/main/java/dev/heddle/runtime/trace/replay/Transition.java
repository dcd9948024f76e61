// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace.replay;

import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.MemoryAccess;

/** One access on its way through the states of all the locations that it is to. */
final class Transition {
  private final Detector detector;
  private MemoryAccess access;

  /** The latest step, if there was any: neighbours mostly take the same. */
  private boolean hasStep;

  private Object stepFrom;
  private Object stepTo;

  Transition(Detector detector) {
    this.detector = detector;
  }

  void turnTo(MemoryAccess next) {
    access = next;
    hasStep = false;
  }

  Object after(Object before) {
    if (hasStep && stepFrom == before) {
      return stepTo;
    }
    hasStep = true;
    stepFrom = before;
    stepTo = access.writes ? detector.write(before, access) : detector.read(before, access);
    return stepTo;
  }
}

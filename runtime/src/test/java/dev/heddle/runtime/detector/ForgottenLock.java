// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.model.finding.Finding.Evidence;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Reports;
import java.util.List;

/** Reports a write without any lock to a location that another thread has written under one. */
public final class ForgottenLock implements Detector {
  private final Reports reports;

  public ForgottenLock(Reports reports) {
    this.reports = reports;
  }

  @Override
  public String name() {
    return "forgotten-lock";
  }

  /** The state is the first write under a lock; null while there was none. */
  @Override
  public Object write(Object state, MemoryAccess access) {
    MemoryAccess locked = (MemoryAccess) state;
    if (!access.locks.isEmpty()) {
      return locked == null ? access : locked;
    }
    if (locked != null && locked.actor != access.actor) {
      reports.race(this, Evidence.PREDICTED, access, List.of(locked));
    }
    return locked;
  }
}

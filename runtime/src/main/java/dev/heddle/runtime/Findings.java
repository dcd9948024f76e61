// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.Finding;
import dev.heddle.runtime.internal.detect.Races;
import dev.heddle.runtime.internal.thread.Threads;
import java.util.List;

/** The findings of this run, for whoever reports them. */
public final class Findings {
  private Findings() {}

  /** Sends each new finding to a listener from now on. */
  public static void reportTo(FindingListener listener) {
    Races.reportTo(listener);
  }

  /** All findings so far, with their counts; those in loops that are still going on too. */
  public static List<Finding> all() {
    try {
      Threads.tellSweeps();
    } catch (Throwable e) {
      Checking.failed(e);
    }
    return Races.all();
  }
}

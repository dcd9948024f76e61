// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import dev.heddle.model.finding.Finding;
import dev.heddle.runtime.ThreadState;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Reports;
import dev.heddle.runtime.internal.detect.Races;
import java.util.List;
import jdk.internal.vm.annotation.DontInline;

/** Adds what a detector finds in the running program to the findings of the run. */
public final class LiveReports implements Reports {
  @Override
  @DontInline
  public void race(
      Detector by,
      Finding.Evidence evidence,
      MemoryAccess later,
      List<MemoryAccess> earlier,
      String how) {
    if (Races.isCounted(by, later, earlier.get(0))) {
      return;
    }
    List<Runnable> waiting = ThreadState.current().detectors.findings;
    if (waiting != null) {
      waiting.add(() -> Races.told(by, evidence, later, earlier, how));
    } else {
      Races.told(by, evidence, later, earlier, how);
    }
  }

  @Override
  public void found(Finding finding) {
    Races.told(finding);
  }
}

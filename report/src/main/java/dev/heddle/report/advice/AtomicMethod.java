// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.model.finding.Finding;
import dev.heddle.report.source.Sources;

/** Steps that belong together, and between which another thread can come. */
final class AtomicMethod implements Advisor {
  @Override
  public Advice advise(Finding finding, Sources sources) {
    return finding.kind() != Finding.Kind.ATOMICITY_VIOLATION
        ? null
        : Advice.withoutDiff(
            "Hold one lock from the first step to the last",
            "Each step may be guarded, but between them the lock is free and another thread can"
                + " change what was just looked at. Put the steps into one synchronized block, or"
                + " use an operation that does them at once: computeIfAbsent, compareAndSet,"
                + " updateAndGet.");
  }
}

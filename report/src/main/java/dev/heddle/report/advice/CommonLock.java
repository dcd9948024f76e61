// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.source.Sources;

/** What always helps: one lock around every access. */
final class CommonLock implements Advisor {
  @Override
  public Advice advise(Finding finding, Sources sources) {
    boolean isArray = finding.subject().type() == Subject.Type.ARRAY;
    String instead =
        isArray
            ? " If each thread is meant to have its own part of the array, check the bounds of the"
                + " parts; for single numbers there are AtomicIntegerArray and AtomicLongArray."
            : " Or do not share it: give each thread its own, hand it over through a queue, or make"
                + " it immutable.";
    return Advice.withoutDiff(
        "Guard every access with one lock",
        "Choose a lock that all threads which reach the data share, such as a private final field"
            + " beside it, and hold it for every access, reads too."
            + instead);
  }
}

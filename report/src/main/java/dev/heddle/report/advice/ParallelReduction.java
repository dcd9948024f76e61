// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.model.finding.Finding;
import dev.heddle.report.source.Sources;

/** Iterations of a parallel loop that put their results into one thing. */
final class ParallelReduction implements Advisor {
  /** How the scan names the threads of a parallel loop. */
  private static final String LOOP = "iteration of the loop";

  @Override
  public Advice advise(Finding finding, Sources sources) {
    boolean isLoop =
        finding.kind() == Finding.Kind.DATA_RACE
            && finding.accesses().stream().allMatch(access -> access.thread().startsWith(LOOP));
    return !isLoop
        ? null
        : Advice.withoutDiff(
            "Let the stream combine the results",
            "Iterations run at the same time and share what they change. Return a result from each,"
                + " and combine them with reduce, sum or collect: those give each thread its own"
                + " part and put the parts together safely.");
  }
}

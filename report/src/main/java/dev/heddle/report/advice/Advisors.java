// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.model.finding.Finding;
import dev.heddle.report.source.Sources;
import java.util.ArrayList;
import java.util.List;

/** All that heddle knows about mending a finding. */
public final class Advisors {
  /** The most fitting first. */
  private static final List<Advisor> ALL =
      List.of(
          new AtomicMapCall(),
          new ConcurrentCollection(),
          new OthersLock(),
          new AtomicCounter(),
          new ParallelReduction(),
          new LazyInitialisation(),
          new VolatileField(),
          new LockOrder(),
          new AtomicMethod());

  private static final Advisor OTHERWISE = new CommonLock();

  /** More ways than this do not help anybody to choose. */
  private static final int MOST = 3;

  private Advisors() {}

  /** What can be done about a finding, the most fitting first; at least one thing. */
  public static List<Advice> of(Finding finding, Sources sources) {
    List<Advice> found = new ArrayList<>();
    for (Advisor advisor : ALL) {
      Advice advice = found.size() < MOST ? advisor.advise(finding, sources) : null;
      if (advice != null) {
        found.add(advice);
      }
    }
    if (found.isEmpty()) {
      found.add(OTHERWISE.advise(finding, sources));
    }
    return found;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Libraries;
import dev.heddle.model.finding.Report;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes one of what several JVMs or reports found: the same finding twice is one, seen more often.
 */
public final class MergedFindings {
  private final Map<String, Finding> findings = new LinkedHashMap<>();
  private final Set<String> notChecked = new LinkedHashSet<>();
  private Libraries libraries = Libraries.none();

  public MergedFindings add(Collection<Finding> others) {
    for (Finding other : others) {
      Finding first = findings.putIfAbsent(other.id(), other);
      if (first != null) {
        long sum = first.occurrences() + other.occurrences();
        findings.put(
            first.id(),
            stronger(first, other)
                .withOccurrences(sum)
                .standingFor(first.inside().and(other.inside())));
      }
    }
    return this;
  }

  /** What has happened is worth more than what could happen. */
  private static Finding stronger(Finding first, Finding other) {
    return other.evidence().compareTo(first.evidence()) < 0 ? other : first;
  }

  /** Adds a sentence about something that was not checked. */
  public MergedFindings notChecked(String sentence) {
    notChecked.add(sentence);
    return this;
  }

  public MergedFindings notChecked(Collection<String> sentences) {
    notChecked.addAll(sentences);
    return this;
  }

  /** Adds what is known of the classes in the findings' stacks. */
  public MergedFindings libraries(Libraries others) {
    libraries = libraries.and(others);
    return this;
  }

  /** A report of what was merged; it is complete if there is nothing that was not checked. */
  public Report toReport() {
    return new Report(
        Version.tool(),
        notChecked.isEmpty(),
        List.copyOf(notChecked),
        new ArrayList<>(findings.values()),
        0,
        null,
        libraries);
  }
}

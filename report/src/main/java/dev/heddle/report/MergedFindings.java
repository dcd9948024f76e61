// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.model.finding.About;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Finding.Evidence;
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
  private About about = About.NOTHING;

  public MergedFindings add(Collection<Finding> others) {
    for (Finding other : others) {
      Finding first = findings.putIfAbsent(other.id(), other);
      if (first != null) {
        findings.put(first.id(), merged(first, other));
      }
    }
    return this;
  }

  /** What has happened is worth more than what could happen, and neither is forgotten. */
  private static Finding merged(Finding first, Finding other) {
    boolean isOther = other.evidence().compareTo(first.evidence()) < 0;
    Finding merged =
        (isOther ? other : first)
            .withOccurrences(occurrences(first, other))
            .standingFor(first.inside().and(other.inside()))
            .knownBy((isOther ? first : other).evidences());
    boolean isConfirmed =
        merged.evidences().containsAll(List.of(Evidence.OBSERVED, Evidence.STATIC));
    return merged.inRun(
        isConfirmed ? Finding.InRun.CONFIRMED : strongest(first.run(), other.run()));
  }

  /** What the scan found was not seen; what both found was seen as often as runs say. */
  private static long occurrences(Finding first, Finding other) {
    boolean isStatic = first.evidence() == Evidence.STATIC;
    boolean isOtherStatic = other.evidence() == Evidence.STATIC;
    return isStatic == isOtherStatic
        ? first.occurrences() + other.occurrences()
        : (isStatic ? other : first).occurrences();
  }

  private static Finding.InRun strongest(Finding.InRun one, Finding.InRun other) {
    if (one == null || other == null) {
      return one == null ? other : one;
    }
    return one.compareTo(other) <= 0 ? one : other;
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

  /** Adds how one of the parts came to be. */
  public MergedFindings about(About other) {
    about = about.and(other);
    return this;
  }

  /** Adds a JVM that was checked. */
  public MergedFindings jvm(String java, int classesChecked) {
    about = about.withJvm(java, classesChecked);
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
        libraries,
        about);
  }
}

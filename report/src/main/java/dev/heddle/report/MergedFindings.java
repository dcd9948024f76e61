// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.model.finding.About;
import dev.heddle.model.finding.Cost;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Libraries;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.Support.Verdict;
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
  private final Set<String> ordered = new LinkedHashSet<>();
  private Libraries libraries = Libraries.none();
  private About about = About.NOTHING;

  public MergedFindings add(Collection<Finding> others) {
    for (Finding other : others) {
      Finding first = findings.putIfAbsent(other.id(), other);
      if (first != null) {
        findings.put(first.id(), both(first, other));
      }
    }
    return this;
  }

  /** What has happened is worth more than what could happen. */
  private static Finding both(Finding first, Finding other) {
    Finding stronger = other.evidence().compareTo(first.evidence()) < 0 ? other : first;
    Finding weaker = stronger == first ? other : first;
    return stronger
        .withOccurrences(occurrences(stronger, weaker))
        .standingFor(first.inside().and(other.inside()))
        .supportedBy(first.support().and(other.support()));
  }

  /** Two detectors count the same: only what one has seen in several runs adds up. */
  private static long occurrences(Finding stronger, Finding weaker) {
    boolean isSameKind =
        stronger.evidence() == weaker.evidence() && stronger.detector().equals(weaker.detector());
    return Math.max(1, seen(stronger) + (isSameKind ? seen(weaker) : 0));
  }

  /** How often a run has seen it: a scan has seen nothing. */
  private static long seen(Finding finding) {
    return finding.evidence() == Finding.Evidence.STATIC ? 0 : finding.occurrences();
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

  /** Adds ids of what would be races if a run had not seen their accesses in order. */
  public MergedFindings ordered(Collection<String> ids) {
    ordered.addAll(ids);
    return this;
  }

  /** Whether a run has seen accesses with that id in order. */
  public boolean isOrdered(String id) {
    return ordered.contains(id);
  }

  /** Adds what only a scan suspects, with what the runs so far say of it. */
  public MergedFindings addSuspected(Report scanned) {
    List<Finding> suspected = new ArrayList<>();
    for (Finding finding : scanned.findings()) {
      Verdict verdict = isOrdered(finding.id()) ? Verdict.ORDERED : Verdict.NOT_MET;
      suspected.add(finding.supportedBy(finding.support().in(verdict)));
    }
    return add(suspected).notChecked(scanned.notChecked()).libraries(scanned.libraries());
  }

  /** Adds how one of the parts came to be. */
  public MergedFindings about(About other) {
    about = about.and(other);
    return this;
  }

  /** Adds a JVM that was checked. */
  public MergedFindings jvm(String java, int classesChecked, Cost cost) {
    about = about.withJvm(java, classesChecked, cost);
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

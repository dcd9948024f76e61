// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.select;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Libraries;
import dev.heddle.model.finding.Report;
import dev.heddle.report.ReportException;
import dev.heddle.report.json.ReportFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What was found before and need not be told again. */
public final class Baseline {
  /** What is known of each id; null if the earlier report kept no more than the id. */
  private final Map<String, Finding> findings = new LinkedHashMap<>();

  private Libraries libraries = Libraries.none();

  private Baseline() {}

  /**
   * Takes the findings of an earlier report, and those that it knew from its own baseline: the
   * report of a run with a baseline can be the next run's baseline.
   */
  public Baseline(Report earlier) {
    libraries = earlier.libraries();
    if (earlier.comparison() != null) {
      add(earlier.comparison().known(), earlier.comparison().knownFindings());
    }
    add(List.of(), earlier.findings());
  }

  /**
   * What the baselines of several reports have together, as far as the reports tell; null if none
   * of them was compared with one.
   */
  public static Baseline ofThose(List<Report> compared) {
    Baseline all = new Baseline();
    boolean isAny = false;
    for (Report report : compared) {
      Report.Comparison comparison = report.comparison();
      if (comparison != null) {
        isAny = true;
        all.libraries = all.libraries.and(report.libraries());
        all.add(comparison.known(), comparison.knownFindings());
        all.add(comparison.gone(), comparison.goneFindings());
      }
    }
    return isAny ? all : null;
  }

  private void add(List<String> ids, List<Finding> known) {
    for (String id : ids) {
      findings.putIfAbsent(id, null);
    }
    for (Finding finding : known) {
      findings.put(finding.id(), finding);
    }
  }

  public static Baseline read(Path file) throws ReportException {
    try {
      return new Baseline(ReportFile.read(file));
    } catch (ReportException e) {
      throw new ReportException("the baseline cannot be used: " + e.getMessage());
    }
  }

  public boolean knows(Finding finding) {
    return findings.containsKey(finding.id());
  }

  /** Which classes of the findings of before come from third-party jars. */
  Libraries libraries() {
    return libraries;
  }

  /**
   * Sets the findings of now against those of before.
   *
   * @param isAll whether nothing was left unchecked; otherwise what is not found now may be there
   *     all the same, and nothing is gone
   */
  public Report.Comparison compare(List<Finding> now, boolean isAll) {
    List<String> added = new ArrayList<>();
    List<Finding> known = new ArrayList<>();
    Map<String, Finding> gone = isAll ? new LinkedHashMap<>(findings) : new LinkedHashMap<>();
    for (Finding finding : now) {
      if (knows(finding)) {
        known.add(finding);
      } else {
        added.add(finding.id());
      }
      gone.remove(finding.id());
    }
    return new Report.Comparison(
        added,
        known.stream().map(Finding::id).toList(),
        new ArrayList<>(gone.keySet()),
        known,
        gone.values().stream().filter(Objects::nonNull).toList());
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.select;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.report.ReportException;
import dev.heddle.report.json.ReportFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What was found before and need not be told again. */
public final class Baseline {
  private final Set<String> ids = new LinkedHashSet<>();

  /**
   * Takes the findings of an earlier report, and those that it knew from its own baseline: the
   * report of a run with a baseline can be the next run's baseline.
   */
  public Baseline(Report earlier) {
    for (Finding finding : earlier.findings()) {
      ids.add(finding.id());
    }
    if (earlier.comparison() != null) {
      ids.addAll(earlier.comparison().known());
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
    return ids.contains(finding.id());
  }

  /** Sets the findings of now against those of before. */
  public Report.Comparison compare(List<Finding> now) {
    List<String> added = new ArrayList<>();
    List<String> known = new ArrayList<>();
    Set<String> gone = new LinkedHashSet<>(ids);
    for (Finding finding : now) {
      (knows(finding) ? known : added).add(finding.id());
      gone.remove(finding.id());
    }
    return new Report.Comparison(added, known, new ArrayList<>(gone));
  }
}

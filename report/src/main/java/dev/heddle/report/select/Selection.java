// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.select;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.report.ReportException;
import dev.heddle.report.source.Sources;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Takes from a report what the user's suppressions and baseline leave. */
public final class Selection {
  private final Suppressions suppressions;

  /** What is known already, or null if nothing is. */
  private final Baseline baseline;

  public Selection(Suppressions suppressions, Baseline baseline) {
    this.suppressions = suppressions;
    this.baseline = baseline;
  }

  /** Reads the files that the options name; the default suppressions file need not exist. */
  public static Selection read(Options options) throws ReportException {
    Sources.check(options);
    Path file = options.path(Option.SUPPRESSIONS);
    boolean hasSuppressions = options.isSet(Option.SUPPRESSIONS) || Files.exists(file);
    return new Selection(
        hasSuppressions ? Suppressions.read(file) : Suppressions.none(),
        options.isSet(Option.BASELINE) ? Baseline.read(options.path(Option.BASELINE)) : null);
  }

  public Report apply(Report report) {
    // Against another baseline, what the report's own one knew may be new.
    List<Finding> found = baseline == null ? report.findings() : report.found();
    List<Finding> wanted = new ArrayList<>();
    for (Finding finding : found) {
      if (!suppressions.matches(finding)) {
        wanted.add(finding);
      }
    }
    int suppressed = report.suppressed() + found.size() - wanted.size();
    if (baseline == null) {
      return report.with(wanted, suppressed, report.comparison());
    }
    Report.Comparison comparison = baseline.compare(wanted, report.complete());
    wanted.removeIf(baseline::knows);
    return report
        .with(wanted, suppressed, comparison)
        .with(report.libraries().and(baseline.libraries()));
  }
}

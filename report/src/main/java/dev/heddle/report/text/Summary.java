// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.text;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.report.journal.RunJournals;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The last lines of what heddle says: how much it found, what it missed, where the report is. */
public final class Summary {
  private Summary() {}

  /** A line for each thing that was not checked, then the counts and where the report file is. */
  public static String of(Report report, Path reportFile) {
    StringBuilder text = new StringBuilder();
    for (String sentence : report.notChecked()) {
      text.append("heddle: not checked: ").append(sentence).append('\n');
    }
    text.append("heddle: ").append(counts(report));
    if (reportFile != null) {
      text.append("; report: ").append(forPeople(reportFile));
    }
    return text.append('\n').toString();
  }

  private static String counts(Report report) {
    List<String> ids = new ArrayList<>();
    List<String> parts = new ArrayList<>();
    Report.Comparison comparison = report.comparison();
    if (comparison == null) {
      for (Finding finding : report.findings()) {
        ids.add(finding.id());
      }
      parts.add(findings(ids, report));
    } else {
      ids.addAll(comparison.added());
      ids.addAll(comparison.known());
      parts.add(findings(ids, report));
      parts.add(comparison.added().size() + " new");
      parts.add(comparison.known().size() + " known");
      if (report.complete() || !comparison.gone().isEmpty()) {
        parts.add(comparison.gone().size() + " gone");
      }
    }
    int inLibraries = report.ofLibraries().size();
    if (inLibraries > 0) {
      parts.add(inLibraries + " in third-party jars");
    }
    if (report.suppressed() > 0) {
      parts.add(report.suppressed() + " suppressed");
    }
    return String.join(", ", parts);
  }

  /** How many there are of each kind; the first letter of an id tells it. */
  private static String findings(List<String> ids, Report report) {
    List<String> parts = new ArrayList<>();
    for (Finding.Kind kind : Finding.Kind.values()) {
      int count = 0;
      for (String id : ids) {
        if (id.charAt(0) == kind.letter()) {
          count++;
        }
      }
      if (count > 0) {
        parts.add(count + " " + kind.title() + (count == 1 ? "" : "s"));
      }
    }
    if (parts.isEmpty() && report.notChecked().contains(RunJournals.UNWRITTEN)) {
      return "the check is incomplete, nothing but what is told above was found";
    }
    if (parts.isEmpty()) {
      return report.complete()
          ? "nothing found"
          : "the check is incomplete, nothing found in what was checked";
    }
    return String.join(", ", parts);
  }

  /** The shorter of relative and absolute path. */
  public static Path forPeople(Path file) {
    Path here = Path.of("").toAbsolutePath();
    return file.startsWith(here) ? here.relativize(file) : file;
  }
}

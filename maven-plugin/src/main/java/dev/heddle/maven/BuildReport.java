// SPDX-License-Identifier: Apache-2.0
package dev.heddle.maven;

import dev.heddle.model.finding.Report;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.report.MergedFindings;
import dev.heddle.report.Publisher;
import dev.heddle.report.ReportException;
import dev.heddle.report.journal.RunJournals;
import dev.heddle.report.json.ReportFile;
import dev.heddle.report.select.Selection;
import dev.heddle.report.source.Sources;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The report of a project: what the JVMs of its tests found, and the scan if there was one. */
final class BuildReport {
  /** How long JVMs that outlive the tests may take to write their last line. */
  private static final long GRACE_MILLIS = 1000;

  private final Options options;
  private final Report report;
  private final String text;

  private BuildReport(Options options, Report report, String text) {
    this.options = options;
    this.report = report;
    this.text = text;
  }

  /** Whether there is anything to report on. */
  static boolean isPossible(Path directory) {
    return hasJournals(directory) || Files.exists(scan(directory));
  }

  /** Whether any JVM has run under heddle. */
  static boolean hasJournals(Path directory) {
    return Files.isDirectory(BuildJournals.of(directory).directory());
  }

  private static Path scan(Path directory) {
    return AbstractReportingMojo.scanDirectory(directory).resolve(ReportFile.NAME);
  }

  /** Makes the report, and writes its files. */
  static BuildReport publish(Options options) throws ReportException {
    Path directory = options.path(Option.REPORT);
    boolean hasRun = hasJournals(directory);
    MergedFindings merged = new MergedFindings();
    if (hasRun) {
      RunJournals journals = BuildJournals.of(directory);
      await(journals);
      merged = journals.merge();
    }
    if (Files.exists(scan(directory))) {
      addScan(ReportFile.read(scan(directory)), hasRun, merged);
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    Selection selection = Selection.read(options);
    Sources.check(options);
    Report report = new Publisher(options, selection, stream).publish(merged.toReport());
    return new BuildReport(options, report, bytes.toString(StandardCharsets.UTF_8));
  }

  private static void addScan(Report scanned, boolean hasRun, MergedFindings merged) {
    if (hasRun) {
      merged.addSuspected(scanned);
    } else {
      merged.add(scanned.findings());
      merged.notChecked(scanned.notChecked()).libraries(scanned.libraries());
    }
    merged.about(scanned.about());
  }

  private static void await(RunJournals journals) {
    try {
      journals.awaitLastLines(GRACE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  int findings() {
    return report.findings().size();
  }

  /** How many findings count against a build. */
  int counting() {
    boolean all = options.text(Option.FAIL_ON).equals("all");
    return all ? findings() : report.ofApplication().size();
  }

  boolean complete() {
    return report.complete();
  }

  /** All that the report says to people, the sentence with the counts last. */
  String text() {
    return text;
  }

  /** The sentence with the counts and the report's place. */
  String summary() {
    String lines = text.stripTrailing();
    return lines.substring(lines.lastIndexOf('\n') + 1);
  }
}

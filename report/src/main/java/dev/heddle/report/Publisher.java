// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.model.finding.Report;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.report.json.ReportFile;
import dev.heddle.report.select.Selection;
import dev.heddle.report.text.Paint;
import dev.heddle.report.text.Summary;
import dev.heddle.report.text.TextReport;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.function.BiFunction;

/** Sends a report where the options say: report.json, and text for people. */
public final class Publisher {
  private final Options options;
  private final Selection selection;
  private final PrintStream people;
  private final BiFunction<Report, Paint, String> text;

  public Publisher(Options options, Selection selection, PrintStream people) {
    this(
        options,
        selection,
        people,
        options.flag(Option.VERBOSE) ? TextReport::withInside : TextReport::of);
  }

  /**
   * The same.
   *
   * @param text what people get to read
   */
  public Publisher(
      Options options,
      Selection selection,
      PrintStream people,
      BiFunction<Report, Paint, String> text) {
    this.options = options;
    this.selection = selection;
    this.people = people;
    this.text = text;
  }

  /** Returns the report as published: without what the user does not want to hear of. */
  public Report publish(Report everything) {
    Report report = selection.apply(everything);
    if (options.list(Option.FORMAT).contains("text")) {
      people.print(text.apply(report, Paint.forStandardError(options)));
    }
    Path file = write(report);
    boolean nothingToSay = report.findings().isEmpty() && report.complete();
    if (!(options.flag(Option.QUIET) && nothingToSay)) {
      people.print(Summary.of(report, file));
    }
    people.flush();
    return report;
  }

  /** Writes report.json only; returns where it is, or null if it could not be written. */
  public Path write(Report report) {
    Path file = options.path(Option.REPORT).resolve(ReportFile.NAME);
    try {
      ReportFile.write(report, file);
      return file;
    } catch (IOException e) {
      people.println("heddle: cannot write " + file + ": " + Reasons.of(e) + ".");
      return null;
    }
  }
}

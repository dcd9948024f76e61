// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.model.finding.Report;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.report.github.GitHubAnnotations;
import dev.heddle.report.select.Selection;
import dev.heddle.report.source.Sources;
import dev.heddle.report.text.Paint;
import dev.heddle.report.text.Summary;
import dev.heddle.report.text.TextReport;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;

/** Sends a report where the options say: to files, and as text to people. */
public final class Publisher {
  private static final String GITHUB = "github";

  private final Options options;
  private final Selection selection;
  private final PrintStream people;
  private final Sources sources;
  private final BiFunction<Report, Paint, String> text;
  private boolean isWritten;

  public Publisher(Options options, Selection selection, PrintStream people) {
    this(options, selection, people, null);
  }

  /**
   * The same.
   *
   * @param text what people get to read; null for the usual
   */
  public Publisher(
      Options options,
      Selection selection,
      PrintStream people,
      BiFunction<Report, Paint, String> text) {
    this.options = options;
    this.selection = selection;
    this.people = people;
    this.sources = Sources.in(options.paths(Option.SOURCES));
    this.text = text;
  }

  /** Returns the report as published: without what the user does not want to hear of. */
  public Report publish(Report everything) {
    Report report = selection.apply(everything);
    List<String> formats = options.list(Option.FORMAT);
    if (formats.contains("text")) {
      people.print(text(report, Paint.forStandardError(options)));
    }
    if (formats.contains(GITHUB)) {
      people.print(GitHubAnnotations.of(report, sources));
    }
    Path file = write(report);
    boolean nothingToSay = report.findings().isEmpty() && report.complete();
    if (!(options.flag(Option.QUIET) && nothingToSay)) {
      people.print(Summary.of(report, file));
    }
    people.flush();
    return report;
  }

  private String text(Report report, Paint paint) {
    if (text != null) {
      return text.apply(report, paint);
    }
    return options.flag(Option.VERBOSE)
        ? TextReport.withInside(report, paint)
        : TextReport.of(report, paint);
  }

  /**
   * Writes the files only, report.json in any case and first; returns the one that people want to
   * open, or null if report.json could not be written. Files of other formats that an earlier
   * report has left are removed: they say something else.
   */
  public Path write(Report report) {
    List<String> formats = options.list(Option.FORMAT);
    Path directory = options.path(Option.REPORT);
    isWritten = write(FileFormat.JSON, report);
    if (!isWritten) {
      // The others go to the same directory, and would fail in the same way.
      return null;
    }
    Path best = FileFormat.JSON.in(directory);
    for (FileFormat format : FileFormat.values()) {
      if (format != FileFormat.JSON) {
        boolean isThere = formats.contains(format.word()) && write(format, report);
        if (!isThere) {
          remove(format.in(directory));
        } else if (format == FileFormat.HTML) {
          best = format.in(directory);
        }
      }
    }
    return best;
  }

  /** Returns whether that was possible; why not is told. */
  private boolean write(FileFormat format, Report report) {
    Path file = format.in(options.path(Option.REPORT));
    try {
      boolean isForGitHub =
          format == FileFormat.SARIF && options.list(Option.FORMAT).contains(GITHUB);
      WholeFile.write(content(format, isForGitHub ? forGitHub(report) : report), file);
      return true;
    } catch (IOException e) {
      people.println("heddle: cannot write " + file + ": " + Reasons.of(e) + ".");
    } catch (OutOfMemoryError e) {
      // report.json comes first and needs the least: the others read source and weigh advice.
      String rest = format == FileFormat.JSON ? "." : "; report.json has it all.";
      people.println("heddle: not enough memory to write " + file + rest);
    }
    return false;
  }

  private void remove(Path file) {
    try {
      if (Files.isRegularFile(file)) {
        Files.delete(file);
      }
    } catch (IOException e) {
      people.println(
          "heddle: cannot remove " + file + " of an earlier report: " + Reasons.of(e) + ".");
    }
  }

  private WholeFile.Content content(FileFormat format, Report shown) {
    return new WholeFile.Content() {
      @Override
      public void writeTo(TextOutput out) throws IOException {
        format.print(shown, sources, out);
      }
    };
  }

  /** Whether report.json was written; why not was told. */
  public boolean isWritten() {
    return isWritten;
  }

  /** GitHub does not look at what a result is against a baseline: it would open what is gone. */
  private static Report forGitHub(Report report) {
    Report.Comparison comparison = report.comparison();
    return comparison == null
        ? report
        : report.with(report.findings(), report.suppressed(), comparison.withoutGoneFindings());
  }

  /** Removes the files of an earlier check from the report directory. */
  public static void removeOld(Path directory) throws IOException {
    FileFormat.removeAll(directory);
  }
}

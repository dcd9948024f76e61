// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.text;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Report;
import dev.heddle.report.advice.Advice;
import dev.heddle.report.advice.Advisors;
import dev.heddle.report.advice.Diff;
import dev.heddle.report.advice.EvidenceMeaning;
import dev.heddle.report.select.SuppressionLine;
import dev.heddle.report.source.SourceFile;
import dev.heddle.report.source.Sources;
import java.util.List;

/** One finding in full: what was seen, with source, what that means, and how to mend it. */
public final class Explanation {
  private static final int WIDTH = 100;
  private static final int AROUND = 2;

  private final Paint paint;
  private final Sources sources;
  private final StringBuilder text = new StringBuilder();

  private Explanation(Sources sources, Paint paint) {
    this.sources = sources;
    this.paint = paint;
  }

  public static String of(Finding finding, Report report, Sources sources, Paint paint) {
    Report.Comparison comparison = report.comparison();
    boolean isGone = comparison != null && comparison.gone().contains(finding.id());
    // What is gone was seen in an earlier source: nothing fits the one of today.
    Explanation writer = new Explanation(isGone ? Sources.none() : sources, paint);
    writer.text.append(TextReport.of(finding, paint));
    if (isGone) {
      writer.heading("It is gone");
      writer.paragraph("The baseline has it, and this check has not found it.");
    } else if (comparison != null && comparison.known().contains(finding.id())) {
      writer.heading("It is known");
      writer.paragraph("The baseline has it, so it does not fail a check.");
    }
    writer.write(finding, report);
    return writer.text.toString();
  }

  private void write(Finding finding, Report report) {
    for (Access access : finding.accesses()) {
      source(access);
    }
    heading("How sure this is");
    paragraph(EvidenceMeaning.of(finding));
    if (report.libraries().contain(finding)) {
      paragraph(
          "It lies wholly inside third-party jars, and does not fail a check unless --fail-on all"
              + " says so.");
    }
    heading("How to mend it");
    for (Advice advice : Advisors.of(finding, sources)) {
      text.append("* ").append(paint.heading(advice.title())).append('\n');
      paragraph(advice.text());
      if (advice.diff() != null) {
        diff(advice.diff());
      }
    }
    String line = SuppressionLine.of(finding);
    if (line != null) {
      heading("If it is to stay, in heddle-suppressions.txt");
      text.append("  ").append(line).append('\n');
    }
    if (report.about().command() != null) {
      heading("The command that found it");
      text.append("  ").append(report.about().command()).append('\n');
    }
  }

  private void source(Access access) {
    Frame frame = sources.innermost(access.stack());
    SourceFile file = frame == null ? null : sources.of(frame);
    if (file == null) {
      return;
    }
    heading(access.operation() + " by thread \"" + access.thread() + "\", " + file.path());
    int last = Math.min(frame.line() + AROUND, file.lines().size());
    for (int i = Math.max(1, frame.line() - AROUND); i <= last; i++) {
      boolean isHere = i == frame.line();
      String line = (isHere ? "> " : "  ") + padded(i) + "  " + file.line(i);
      text.append(isHere ? paint.heading(line) : line).append('\n');
    }
  }

  private static String padded(int number) {
    String digits = Integer.toString(number);
    return " ".repeat(Math.max(0, 5 - digits.length())) + digits;
  }

  private void diff(Diff diff) {
    text.append("    ").append(paint.aside(diff.path())).append('\n');
    for (Diff.Line line : diff.lines()) {
      text.append("    ").append(paint.change(line.sign(), line.toString())).append('\n');
    }
  }

  private void heading(String title) {
    text.append('\n').append(paint.heading(title)).append('\n');
  }

  /** Text in lines that a terminal can show. */
  private void paragraph(String sentences) {
    StringBuilder line = new StringBuilder(" ");
    for (String word : List.of(sentences.split(" "))) {
      if (line.length() + word.length() >= WIDTH) {
        text.append(line).append('\n');
        line = new StringBuilder(" ");
      }
      line.append(' ').append(word);
    }
    text.append(line).append('\n');
  }
}

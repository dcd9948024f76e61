// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.text;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.SharedObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Findings as text, in the way of Go's race detector. */
public final class TextReport {
  private static final String RULE = "==================\n";

  private final Paint paint;
  private final StringBuilder text = new StringBuilder();

  private TextReport(Paint paint) {
    this.paint = paint;
  }

  /** All findings of a report; empty if there are none. */
  public static String of(Report report, Paint paint) {
    TextReport writer = new TextReport(paint);
    for (Finding finding : report.findings()) {
      writer.finding(finding);
    }
    return writer.text.toString();
  }

  /** A single finding. */
  public static String of(Finding finding, Paint paint) {
    TextReport writer = new TextReport(paint);
    writer.finding(finding);
    return writer.text.toString();
  }

  private void finding(Finding finding) {
    String title = "WARNING: " + finding.kind().title().toUpperCase(Locale.ROOT);
    text.append(RULE).append(paint.warning(title)).append("  ").append(finding.id());
    if (finding.occurrences() > 1) {
      text.append(paint.aside("  (seen " + finding.occurrences() + " times)"));
    }
    text.append('\n').append(finding.message()).append("\n\n");
    List<Access> accesses = finding.accesses();
    for (int i = 0; i < accesses.size(); i++) {
      boolean previous = i > 0 && finding.kind() == Finding.Kind.DATA_RACE;
      access(accesses.get(i), previous);
    }
    List<String> told = new ArrayList<>();
    for (Access access : accesses) {
      if (!access.threadStartedAt().isEmpty() && !told.contains(access.thread())) {
        told.add(access.thread());
        text.append(paint.heading("Thread \"" + access.thread() + "\""))
            .append(" was started at:\n");
        stack(access.threadStartedAt());
      }
    }
    if (finding.object() != null) {
      object(finding.object());
    }
    text.append(RULE);
  }

  private void object(SharedObject object) {
    if (object.origin() == null) {
      text.append("The object is ").append(paint.heading(object.name())).append(".\n");
      return;
    }
    text.append(paint.heading(object.name()))
        .append(' ')
        .append(object.origin().phrase())
        .append(":\n");
    stack(object.stack());
  }

  private void access(Access access, boolean previous) {
    String operation = access.operation().toString();
    String what =
        previous
            ? "Previous " + operation
            : operation.substring(0, 1).toUpperCase(Locale.ROOT) + operation.substring(1);
    text.append(paint.heading(what + " by thread \"" + access.thread() + "\""));
    text.append(" (").append(locks(access.locks())).append("):\n");
    stack(access.stack());
  }

  private static String locks(List<String> locks) {
    if (locks.isEmpty()) {
      return "no locks held";
    }
    List<String> names = new ArrayList<>();
    for (String lock : locks) {
      int place = lock.indexOf(" (");
      names.add(place < 0 ? lock : lock.substring(0, place));
    }
    return "holding " + String.join(", ", names);
  }

  private void stack(List<Frame> frames) {
    if (frames.isEmpty()) {
      text.append("  ").append(paint.aside("(stack not known)")).append('\n');
    }
    for (Frame frame : frames) {
      text.append("  at ").append(frame).append('\n');
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.text;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Inside;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.SharedObject;
import dev.heddle.model.finding.Subject;
import dev.heddle.model.finding.Support;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Findings as text, in the way of Go's race detector. */
public final class TextReport {
  private static final String RULE = "==================\n";

  /** The detector that need not be named. */
  private static final String DEFAULT = "happens-before";

  private static final String RACER = "racer";

  private final Paint paint;
  private final boolean showsInside;
  private final StringBuilder text = new StringBuilder();

  private TextReport(Paint paint, boolean showsInside) {
    this.paint = paint;
    this.showsInside = showsInside;
  }

  /** All findings of a report, those of third-party jars last; empty if there are none. */
  public static String of(Report report, Paint paint) {
    return of(report, new TextReport(paint, false));
  }

  /** The same, with the races inside libraries that findings stand for. */
  public static String withInside(Report report, Paint paint) {
    return of(report, new TextReport(paint, true));
  }

  private static String of(Report report, TextReport writer) {
    for (Finding finding : report.ofApplication()) {
      writer.finding(finding);
    }
    List<Finding> others = report.ofLibraries();
    if (!others.isEmpty()) {
      writer.text.append(writer.paint.heading("Wholly inside third-party jars:")).append('\n');
      for (Finding finding : others) {
        writer.finding(finding);
      }
    }
    return writer.text.toString();
  }

  /** A single finding. */
  public static String of(Finding finding, Paint paint) {
    TextReport writer = new TextReport(paint, false);
    writer.finding(finding);
    return writer.text.toString();
  }

  private void finding(Finding finding) {
    text.append(RULE).append(paint.warning(title(finding))).append("  ").append(finding.id());
    if (finding.kind() == Finding.Kind.DATA_RACE && !finding.detector().equals(DEFAULT)) {
      text.append(paint.aside("  (" + finding.detector() + ")"));
    }
    boolean isStatic = finding.evidence() == Finding.Evidence.STATIC;
    if (finding.occurrences() > 1 && !isStatic) {
      text.append(paint.aside("  (seen " + finding.occurrences() + " times)"));
    }
    text.append('\n').append(finding.message()).append('\n');
    if (finding.support().run() != null) {
      text.append(verdict(finding.support().run())).append('\n');
    }
    text.append('\n');
    if (finding.detector().equals(RACER)) {
      unprotected(finding);
    }
    List<Access> accesses = finding.accesses();
    for (int i = 0; i < accesses.size(); i++) {
      boolean isSecond = i > 0 && finding.kind() == Finding.Kind.DATA_RACE;
      // Of accesses that nobody has made, none came first.
      String before = !isSecond ? "" : isStatic ? "Other " : "Previous ";
      access(accesses.get(i), before, finding.kind() == Finding.Kind.DEADLOCK);
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
    if (finding.inside().count() > 0) {
      inside(finding.inside());
    }
    text.append(RULE);
  }

  private void inside(Inside inside) {
    int shown = showsInside ? inside.races().size() : 0;
    int count = inside.count();
    String shows =
        shown == 0 ? " (--verbose shows them)" : shown < count ? ", of which " + shown : "";
    text.append("It stands for ")
        .append(count == 1 ? "1 race" : count + " races")
        .append(" inside the library")
        .append(shows)
        .append(shown == 0 ? ".\n" : ":\n");
    for (Inside.Race race : inside.races().subList(0, shown)) {
      text.append('\n').append(race.subject()).append(":\n");
      for (Access access : race.accesses()) {
        access(access, "", false);
      }
    }
  }

  private static String title(Finding finding) {
    String known = finding.kind() == Finding.Kind.DATA_RACE ? howItIsKnown(finding.evidence()) : "";
    return "WARNING: " + known + finding.title().toUpperCase(Locale.ROOT);
  }

  private static String howItIsKnown(Finding.Evidence evidence) {
    return switch (evidence) {
      case OBSERVED -> "";
      case PREDICTED -> "PREDICTED ";
      case STATIC -> "POSSIBLE ";
    };
  }

  private static String verdict(Support.Verdict verdict) {
    return switch (verdict) {
      case CONFIRMED -> "The scan has found it as well.";
      case ORDERED -> "The run has made both accesses, by two threads, but always in order.";
      case NOT_MET -> "In the run the two accesses did not meet.";
    };
  }

  /** The places as the paper on RACER shows them in its Fig. 15, before the stacks. */
  private void unprotected(Finding finding) {
    text.append("Race condition found!\n").append(quoted(finding.subject())).append('\n');
    text.append("is accessed unprotected.\n");
    if (finding.object() != null) {
      text.append("Owner object: ").append(finding.object().name()).append('\n');
    }
    text.append("-----\n");
    List<Access> accesses = finding.accesses();
    for (int i = accesses.size() - 1; i >= 0; i--) {
      Access access = accesses.get(i);
      text.append(capitalised(access.operation().toString())).append(" at ");
      text.append(position(access.stack())).append('\n');
    }
    text.append('\n');
  }

  private static String quoted(Subject subject) {
    return subject.type() == Subject.Type.FIELD && !subject.name().equals(Subject.ALL_FIELDS)
        ? "Field '" + subject.className() + "." + subject.name() + "'"
        : subject.toString();
  }

  private static String position(List<Frame> stack) {
    if (stack.isEmpty()) {
      return "?";
    }
    Frame frame = stack.get(0);
    if (frame.file() == null) {
      return frame.className() + "." + frame.method();
    }
    return frame.hasLine() ? frame.file() + ":" + frame.line() : frame.file();
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

  private void access(Access access, String before, boolean withPlaces) {
    String what = capitalised(before + access.operation());
    text.append(paint.heading(what + " by thread \"" + access.thread() + "\""));
    text.append(" (").append(locks(access.locks(), withPlaces)).append("):\n");
    stack(access.stack());
  }

  private static String capitalised(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  /**
   * @param withPlaces whether it matters where the locks were taken
   */
  private static String locks(List<String> locks, boolean withPlaces) {
    if (locks.isEmpty()) {
      return "no locks held";
    }
    List<String> names = new ArrayList<>();
    for (String lock : locks) {
      int place = lock.indexOf(" (");
      if (place < 0) {
        names.add(lock);
      } else {
        String taken = " taken at " + lock.substring(place + 2, lock.length() - 1);
        names.add(lock.substring(0, place) + (withPlaces ? taken : ""));
      }
    }
    return "holding " + String.join(", ", names);
  }

  private void stack(List<Frame> frames) {
    if (frames.isEmpty()) {
      text.append("  ").append(paint.aside("(stack not known)")).append('\n');
    }
    int hidden = TestFrames.count(frames);
    for (Frame frame : frames.subList(0, frames.size() - hidden)) {
      text.append("  at ").append(frame).append('\n');
    }
    if (hidden > 0) {
      text.append(paint.aside("  ... " + hidden + " frames of the test framework")).append('\n');
    }
  }
}

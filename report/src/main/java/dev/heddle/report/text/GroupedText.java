// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.text;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Races as places only, grouped in the way of Fig. 3 of the IteRace paper: by who runs them, by the
 * shared object, by its field, and then by pairs of sets of places.
 */
public final class GroupedText {
  private static final String FIRST = "   (a) ";
  private static final String SECOND = "   (b) ";
  private static final String NEXT = "       ";

  /** How the names of threads begin that are the iterations of a parallel loop. */
  private static final String LOOP = "iteration of the loop";

  private final Paint paint;
  private final StringBuilder text = new StringBuilder();

  /** Races of one field of one object: for each place (a), its places (b), and how many. */
  private static final class Places extends TreeMap<String, TreeMap<String, Long>> {
    private static final long serialVersionUID = 1;
  }

  /** By object, then by field; in the order in which they were found. */
  private static final class Objects extends LinkedHashMap<String, Map<String, Places>> {
    private static final long serialVersionUID = 1;
  }

  private GroupedText(Paint paint) {
    this.paint = paint;
  }

  /** All races of a report; empty if there are none. */
  public static String of(Report report, Paint paint) {
    Map<String, Objects> groups = new LinkedHashMap<>();
    for (Finding finding : report.findings()) {
      if (finding.kind() == Finding.Kind.DATA_RACE) {
        groups
            .computeIfAbsent(threads(finding), threads -> new Objects())
            .computeIfAbsent(object(finding), object -> new LinkedHashMap<>())
            .computeIfAbsent(field(finding.subject()), field -> new Places())
            .computeIfAbsent(place(finding.accesses().get(0)), place -> new TreeMap<>())
            .merge(place(finding.accesses().get(1)), finding.occurrences(), Long::sum);
      }
    }
    GroupedText writer = new GroupedText(paint);
    groups.forEach(writer::group);
    return writer.text.toString();
  }

  private static String threads(Finding finding) {
    Access one = finding.accesses().get(0);
    Access other = finding.accesses().get(1);
    String begin = start(one);
    String otherBegin = start(other);
    if (!begin.equals(otherBegin)) {
      boolean isInOrder = begin.compareTo(otherBegin) < 0;
      return "Threads: "
          + (isInOrder ? begin : otherBegin)
          + "\n         "
          + (isInOrder ? otherBegin : begin);
    }
    return (one.thread().startsWith(LOOP) ? "Loop: " : "Threads: ") + begin;
  }

  private static String start(Access access) {
    List<Frame> stack = access.threadStartedAt();
    return stack.isEmpty() ? access.thread() : stack.get(0).toString();
  }

  private static String object(Finding finding) {
    if (finding.object() == null) {
      return finding.subject().className();
    }
    List<Frame> made = finding.object().stack();
    return finding.object().name() + (made.isEmpty() ? "" : ": " + made.get(0));
  }

  private static String field(Subject subject) {
    return switch (subject.type()) {
      case FIELD -> "." + subject.name();
      case ARRAY -> "elements";
      default -> "application level";
    };
  }

  private static String place(Access access) {
    return access.stack().isEmpty() ? "?" : access.stack().get(0).toString();
  }

  private void group(String threads, Objects objects) {
    text.append(paint.warning(threads)).append('\n');
    objects.forEach(
        (object, fields) -> {
          text.append(paint.heading(object)).append('\n');
          fields.forEach(
              (field, places) -> {
                text.append(' ').append(field).append('\n');
                pairs(places);
              });
        });
    text.append('\n');
  }

  /** Places (a) that race with the same places (b) are shown together. */
  private void pairs(Places places) {
    Map<Map<String, Long>, List<String>> pairs = new LinkedHashMap<>();
    places.forEach(
        (place, others) -> pairs.computeIfAbsent(others, key -> new ArrayList<>()).add(place));
    pairs.forEach(
        (others, firsts) -> {
          list(FIRST, firsts);
          List<String> seconds = new ArrayList<>();
          others.forEach(
              (place, count) -> seconds.add(place + (count > 1 ? " [" + count + "x]" : "")));
          list(SECOND, seconds);
        });
  }

  private void list(String begin, List<String> places) {
    for (int i = 0; i < places.size(); i++) {
      text.append(i == 0 ? begin : NEXT).append(places.get(i)).append('\n');
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What several detectors have found in the same events, side by side. */
final class Comparison {
  private final Map<String, List<Finding>> found;

  /** Who has found something about each subject. */
  private final Map<Subject, Set<String>> finders = new LinkedHashMap<>();

  /**
   * @param found the findings of each detector, in the order in which they are to be shown
   */
  Comparison(Map<String, List<Finding>> found) {
    this.found = found;
    found.forEach(
        (detector, findings) -> {
          for (Finding finding : findings) {
            finders.computeIfAbsent(finding.subject(), s -> new LinkedHashSet<>()).add(detector);
          }
        });
  }

  String toText() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("detector", "findings", "subjects", "found by all", "by it only"));
    found.forEach(
        (detector, findings) ->
            rows.add(
                List.of(
                    detector,
                    "" + findings.size(),
                    "" + subjectsOf(detector, 1),
                    "" + subjectsOf(detector, peersOf(detector)),
                    "" + onlyOf(detector))));
    String counts = table(rows);
    return finders.isEmpty() ? counts : counts + "\n" + table(marks());
  }

  private List<List<String>> marks() {
    List<List<String>> rows = new ArrayList<>();
    List<String> heads = new ArrayList<>(List.of("subject"));
    heads.addAll(found.keySet());
    rows.add(heads);
    finders.forEach(
        (subject, by) -> {
          List<String> row = new ArrayList<>(List.of(subject.toString()));
          for (String detector : found.keySet()) {
            row.add(by.contains(detector) ? "x" : "-");
          }
          rows.add(row);
        });
    return rows;
  }

  /** How many look for the same as the detector: one looks for deadlocks, the others for races. */
  private int peersOf(String detector) {
    int ofDeadlocks = found.containsKey(ReplayCommand.OF_DEADLOCKS) ? 1 : 0;
    return detector.equals(ReplayCommand.OF_DEADLOCKS) ? ofDeadlocks : found.size() - ofDeadlocks;
  }

  /** How many subjects the detector has found that so many have found at least. */
  private long subjectsOf(String detector, int atLeast) {
    return finders.values().stream()
        .filter(by -> by.contains(detector) && by.size() >= atLeast)
        .count();
  }

  private long onlyOf(String detector) {
    return finders.values().stream().filter(by -> by.equals(Set.of(detector))).count();
  }

  /** The first column on the left, the others below the end of their heads. */
  private static String table(List<List<String>> rows) {
    int columns = rows.get(0).size();
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      text.append(row.get(0)).append(" ".repeat(widths[0] - row.get(0).length()));
      for (int i = 1; i < columns; i++) {
        String cell = row.get(i);
        text.append("  ").append(" ".repeat(widths[i] - cell.length())).append(cell);
      }
      text.append('\n');
    }
    return text.toString();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What each detector finds in each program: how many fields, arrays and library objects. It is
 * looked up in several runs, and a program in which two runs differ is left out of the table.
 */
final class DetectorTable {
  static final String NOTHING = "-";

  /** The family that is about the detectors: its programs are in the table whatever is found. */
  static final String FAMILY = "detectors";

  private final List<Program> programs;

  /** For each detector, what it finds in the programs of each run. */
  private final Map<DetectorChoice, List<Map<String, Set<Finding.Subject>>>> found =
      new LinkedHashMap<>();

  DetectorTable(List<Program> programs) {
    this.programs = programs;
    DetectorChoice.all().forEach(detector -> found.put(detector, new ArrayList<>()));
  }

  /** Adds what a detector has reported over the trace of one run. */
  void add(DetectorChoice detector, Path report) throws IOException {
    Map<String, Set<Finding.Subject>> subjects = new HashMap<>();
    for (Finding finding : Finding.in(report, Program.Completeness.COMPLETE)) {
      Optional<String> program = finding.program();
      if (program.isPresent()) {
        subjects.computeIfAbsent(program.get(), name -> new HashSet<>()).add(finding.subject());
      }
    }
    found.get(detector).add(subjects);
  }

  String toMarkdown() {
    List<Program> rows = new ArrayList<>();
    List<Program> matterOfLuck = new ArrayList<>();
    for (Program program : programs) {
      if (found.keySet().stream().anyMatch(detector -> dependsOnLuck(detector, program))) {
        matterOfLuck.add(program);
      } else if (program.family().equals(FAMILY)
          || found.keySet().stream().anyMatch(detector -> !subjects(detector, program).isEmpty())) {
        rows.add(program);
      }
    }
    int runs = found.values().iterator().next().size();
    StringBuilder text = new StringBuilder();
    text.append(programs.size()).append(" programs, the traces of ").append(runs);
    text.append(" runs, each replayed with every detector. ").append(rows.size());
    text.append(" programs are in the tables, ").append(matterOfLuck.size());
    text.append(" are left out because the runs differ, and in the others nothing is found.\n\n");
    summary(rows, text);
    text.append('\n');
    heading("program", text);
    for (Program program : rows) {
      text.append("| ").append(name(program));
      for (DetectorChoice detector : found.keySet()) {
        int count = subjects(detector, program).size();
        text.append(" | ").append(count == 0 ? NOTHING : String.valueOf(count));
      }
      text.append(" |\n");
    }
    if (!matterOfLuck.isEmpty()) {
      text.append("\nLeft out: ");
      text.append(String.join(", ", matterOfLuck.stream().map(DetectorTable::name).toList()));
      text.append(".\n");
    }
    return text.toString();
  }

  private void heading(String first, StringBuilder text) {
    text.append("| ").append(first);
    found.keySet().forEach(detector -> text.append(" | ").append(detector));
    text.append(" |\n| ---").append(" | ---:".repeat(found.size())).append(" |\n");
  }

  private void summary(List<Program> rows, StringBuilder text) {
    DetectorChoice reference = found.keySet().iterator().next();
    heading("programs in which it", text);
    text.append("| reports something");
    count(rows, text, (own, known) -> !own.isEmpty());
    text.append("| reports the same as ").append(reference);
    count(rows, text, Set::equals);
    text.append("| reports something that ").append(reference).append(" does not");
    count(rows, text, (own, known) -> !known.containsAll(own));
    text.append("| lacks something that ").append(reference).append(" reports");
    count(rows, text, (own, known) -> !own.containsAll(known));
  }

  /** What is asked of the subjects of a detector and of those that are known to race. */
  private interface Question {
    boolean isTrue(Set<Finding.Subject> own, Set<Finding.Subject> known);
  }

  private void count(List<Program> rows, StringBuilder text, Question question) {
    DetectorChoice reference = found.keySet().iterator().next();
    for (DetectorChoice detector : found.keySet()) {
      long count =
          rows.stream()
              .filter(row -> question.isTrue(subjects(detector, row), subjects(reference, row)))
              .count();
      text.append(" | ").append(count);
    }
    text.append(" |\n");
  }

  private Set<Finding.Subject> subjects(DetectorChoice detector, Program program) {
    return found.get(detector).get(0).getOrDefault(program.className(), Set.of());
  }

  private boolean dependsOnLuck(DetectorChoice detector, Program program) {
    return found.get(detector).stream()
        .map(run -> run.getOrDefault(program.className(), Set.of()))
        .anyMatch(subjects -> !subjects.equals(subjects(detector, program)));
  }

  /** A program as the page names it. */
  static String name(Program program) {
    return program.family() + "/" + program.simpleName();
  }
}

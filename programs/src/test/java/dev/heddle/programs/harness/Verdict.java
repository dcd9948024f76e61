// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Compares what a program's markers announce with what was found: every finding is announced, its
 * accesses lie on lines marked for its subject, and every required line takes part in a finding.
 */
final class Verdict {
  private final Program program;
  private final List<Marker> markers;
  private final List<Finding> findings;
  private final List<String> complaints = new ArrayList<>();
  private final Set<Marker> seen = new HashSet<>();

  Verdict(Program program, List<Finding> findings) {
    this(program, List.of(Marker.DEFAULT), findings);
  }

  /** The same for detectors by name. */
  Verdict(Program program, List<String> detectors, List<Finding> findings) {
    this.program = program;
    this.markers = program.markers(detectors);
    this.findings = findings;
    findings.forEach(this::judge);
    for (Marker marker : markers) {
      if (marker.required() && !seen.contains(marker)) {
        complaints.add("not reported: " + marker.subject() + " in line " + marker.line());
      }
    }
  }

  private void judge(Finding finding) {
    List<Marker> announcing =
        markers.stream().filter(marker -> marker.announces(finding)).collect(Collectors.toList());
    if (announcing.isEmpty()) {
      complaints.add("unexpected finding: " + finding.text());
      return;
    }
    if (!finding.isDeadlock() && finding.accesses().size() < 2
        || finding.accesses().stream().allMatch(access -> access.operation().equals("read"))) {
      complaints.add("no two accesses with a write: " + finding.text());
    }
    for (Finding.Access access : finding.accesses()) {
      Optional<Integer> line = Finding.line(access, program.className());
      List<Marker> here =
          announcing.stream()
              .filter(marker -> line.equals(Optional.of(marker.line())))
              .collect(Collectors.toList());
      seen.addAll(here);
      if (here.isEmpty()) {
        String place = line.map(number -> "line " + number).orElse("an unknown place");
        complaints.add("access in " + place + ", which is not marked: " + finding.text());
      }
    }
  }

  boolean isRight() {
    return complaints.isEmpty();
  }

  /** What is wrong, what was expected, and what was reported. */
  String text() {
    Path file = program.source().getFileName();
    StringBuilder text = new StringBuilder(program.className()).append("\n");
    complaints.forEach(complaint -> text.append(complaint).append('\n'));
    text.append("expected:\n");
    if (markers.isEmpty()) {
      text.append("  nothing\n");
    }
    for (Marker marker : markers) {
      text.append("  ").append(file).append(':').append(marker.line()).append(' ');
      text.append(marker.subject()).append(marker.required() ? "\n" : " (perhaps)\n");
    }
    text.append("reported:\n");
    if (findings.isEmpty()) {
      text.append("  nothing\n");
    }
    findings.forEach(finding -> text.append(finding.text().indent(2)));
    return text.toString();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs the programs with each detector and records their events; the same detector over the trace,
 * in a small heap, must report the same. With {@code -Dheddle.detectors.write=true} the table in
 * {@code docs/detectors.md} is made from the traces as well.
 */
final class ReplayIT {
  private static final double MOST_BYTES_PER_EVENT = 12;

  @TestFactory
  Stream<DynamicTest> aReplayReportsWhatTheRunReported() throws Exception {
    SourceTree tree = SourceTree.sharingOneJvm();
    Jvms jvms = new Jvms();
    Map<String, Future<Comparison>> comparisons = new LinkedHashMap<>();
    for (Jdk jdk : Jdk.currentAndNewest()) {
      Path work = Path.of("target", "replay-" + jdk.version()).toAbsolutePath();
      Files.createDirectories(work);
      Harness harness = new Harness(jdk, work);
      for (DetectorChoice detector : DetectorChoice.all()) {
        boolean isDefault = detector.toString().equals(Marker.DEFAULT);
        if (jdk.isCurrent() || isDefault) {
          // How events are recorded is the same for all; it is optimised with the default.
          Harness its = jdk.isCurrent() && isDefault ? harness : harness.quickly();
          comparisons.put(
              detector + " on " + jdk, jvms.submit(() -> Comparison.of(its, detector, tree)));
        }
      }
    }
    List<DynamicTest> tests = new ArrayList<>();
    comparisons.forEach(
        (name, comparison) -> tests.add(dynamicTest(name, () -> Jvms.result(comparison).verify())));
    if (Boolean.getBoolean("heddle.detectors.write")) {
      tests.add(dynamicTest("the table", () -> writeTable(tree, comparisons.values(), jvms)));
    }
    return tests.stream().onClose(jvms::close);
  }

  private static void writeTable(SourceTree tree, Collection<Future<Comparison>> runs, Jvms jvms)
      throws Exception {
    DetectorTable table = new DetectorTable(tree.programs());
    for (DetectorChoice detector : DetectorChoice.all()) {
      List<Future<Path>> reports = new ArrayList<>();
      for (Future<Comparison> run : runs) {
        Recording recording = Jvms.result(run).recording();
        reports.add(jvms.submit(() -> recording.replayedReport(detector)));
      }
      for (Future<Path> report : reports) {
        table.add(detector, Jvms.result(report));
      }
    }
    DetectorsPage.replaceBlock(table.toMarkdown());
  }

  /** What a run and its replay have reported, one line for each finding. */
  private record Comparison(
      Recording recording, Set<String> live, Set<String> replayed, double bytesPerEvent) {
    static Comparison of(Harness harness, DetectorChoice detector, SourceTree tree)
        throws Exception {
      Recording recording = Recording.of(harness, detector, tree);
      return new Comparison(
          recording,
          ReportedFindings.in(recording.liveReport()),
          ReportedFindings.in(recording.replayedReport(detector)),
          recording.bytesPerEvent());
    }

    void verify() {
      assertThat(live).isNotEmpty();
      assertThat(without(live, replayed)).as("only the run reports").isEmpty();
      assertThat(without(replayed, live)).as("only the replay reports").isEmpty();
      assertThat(bytesPerEvent).isLessThanOrEqualTo(MOST_BYTES_PER_EVENT);
    }

    private static Set<String> without(Set<String> lines, Set<String> others) {
      Set<String> rest = new TreeSet<>(lines);
      rest.removeAll(others);
      return rest;
    }
  }
}

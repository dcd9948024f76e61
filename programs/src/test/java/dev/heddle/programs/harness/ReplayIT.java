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
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
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
  private static final int JVMS_AT_A_TIME = 2;
  private static final double MOST_BYTES_PER_EVENT = 12;

  @TestFactory
  Stream<DynamicTest> aReplayReportsWhatTheRunReported() throws Exception {
    SourceTree tree = SourceTree.sharingOneJvm();
    ExecutorService jvms = Executors.newFixedThreadPool(JVMS_AT_A_TIME);
    Map<String, Future<Comparison>> comparisons = new LinkedHashMap<>();
    for (Jdk jdk : Jdk.currentAndNewest()) {
      boolean isCurrent = jdk.version() == Runtime.version().feature();
      Path work = Path.of("target", "replay-" + jdk.version()).toAbsolutePath();
      Files.createDirectories(work);
      Harness harness = new Harness(jdk, work);
      for (DetectorChoice detector : DetectorChoice.all()) {
        if (isCurrent || detector.toString().equals(Marker.DEFAULT)) {
          comparisons.put(
              detector + " on " + jdk, jvms.submit(() -> Comparison.of(harness, detector, tree)));
        }
      }
    }
    List<DynamicTest> tests = new ArrayList<>();
    comparisons.forEach(
        (name, comparison) -> tests.add(dynamicTest(name, () -> of(comparison).verify())));
    if (Boolean.getBoolean("heddle.detectors.write")) {
      tests.add(dynamicTest("the table", () -> writeTable(tree, comparisons.values(), jvms)));
    }
    return tests.stream().onClose(jvms::shutdown);
  }

  private static <T> T of(Future<T> future) throws Throwable {
    try {
      return future.get();
    } catch (ExecutionException e) {
      throw e.getCause();
    }
  }

  private static void writeTable(
      SourceTree tree, Collection<Future<Comparison>> runs, ExecutorService jvms) throws Throwable {
    DetectorTable table = new DetectorTable(tree.programs());
    for (DetectorChoice detector : DetectorChoice.all()) {
      List<Future<Path>> reports = new ArrayList<>();
      for (Future<Comparison> run : runs) {
        Recording recording = of(run).recording();
        reports.add(jvms.submit(() -> recording.replayedReport(detector)));
      }
      for (Future<Path> report : reports) {
        table.add(detector, of(report));
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

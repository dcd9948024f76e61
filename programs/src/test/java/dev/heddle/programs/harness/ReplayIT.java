// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs the programs with each detector and records their events; the same detector over the trace,
 * in a small heap, must report the same. What a replay reports without options must be what is
 * marked in the programs, as it is for runs that are not recorded. With {@code
 * -Dheddle.detectors.write=true} the table in {@code docs/detectors.md} is made from the traces as
 * well.
 */
final class ReplayIT {
  private final Map<String, Future<Replayed>> replays = new LinkedHashMap<>();

  /** Those of them that the table is made of. */
  private final List<Future<Replayed>> forTable = new ArrayList<>();

  @TestFactory
  Stream<DynamicTest> aReplayReportsWhatTheRunReported() throws Exception {
    Jvms jvms = new Jvms();
    // These wait most of the time, for threads that hang.
    Jvms alone = new Jvms();
    for (Jdk jdk : Jdk.currentAndNewest()) {
      Path work = Path.of("target", "replay-" + jdk.version()).toAbsolutePath();
      Files.createDirectories(work);
      Harness harness = new Harness(jdk, work);
      for (SourceTree tree : SourceTree.runnableOn(jdk, work)) {
        boolean isFirst = jdk.isCurrent() || tree.isNewer();
        recordTogether(tree.together(), jdk, isFirst, harness, jvms);
        if (isFirst) {
          recordAlone(tree, jdk, harness.quickly(), alone);
        }
      }
    }
    List<DynamicTest> tests = new ArrayList<>();
    replays.forEach(
        (name, replay) -> tests.add(dynamicTest(name, () -> Jvms.result(replay).verify())));
    if (Boolean.getBoolean("heddle.detectors.write")) {
      tests.add(dynamicTest("the table", () -> writeTable(forTable, jvms)));
    }
    return tests.stream().onClose(jvms::close).onClose(alone::close);
  }

  private void recordTogether(
      SourceTree tree, Jdk jdk, boolean isFirst, Harness harness, Jvms jvms) {
    String where = " in " + tree.name() + " on " + jdk;
    for (DetectorChoice detector : DetectorChoice.all()) {
      boolean isDefault = detector.toString().equals(Marker.DEFAULT);
      if (isFirst || isDefault) {
        // How events are recorded is the same for all; it is optimised with the default.
        boolean isOptimised = jdk.isCurrent() && isDefault;
        Harness its = isOptimised ? harness : harness.quickly();
        Future<Replayed> replay =
            jvms.submit(() -> Replayed.with(detector, isDefault && isFirst, its, tree));
        replays.put(detector + where, replay);
        if (!tree.isNewer()) {
          forTable.add(replay);
        }
      }
    }
    if (isFirst) {
      replays.put(
          "predictions" + where,
          jvms.submit(() -> Replayed.withPredictions(harness.quickly(), tree)));
    }
  }

  private void recordAlone(SourceTree tree, Jdk jdk, Harness harness, Jvms alone) {
    for (Program program : tree.alone()) {
      String name = program.family() + "/" + program.simpleName() + " on " + jdk;
      if (!Replayed.isCutOff(program)) {
        replays.put(name, alone.submit(() -> Replayed.alone(harness, program, tree.classPath())));
      }
    }
  }

  private static void writeTable(Collection<Future<Replayed>> runs, Jvms jvms) throws Exception {
    DetectorTable table = new DetectorTable(SourceTree.sharingOneJvm().programs());
    for (DetectorChoice detector : DetectorChoice.all()) {
      List<Future<Path>> reports = new ArrayList<>();
      for (Future<Replayed> run : runs) {
        Recording recording = Jvms.result(run).recording();
        reports.add(jvms.submit(() -> recording.replayedReport(detector)));
      }
      for (Future<Path> report : reports) {
        table.add(detector, Jvms.result(report));
      }
    }
    DetectorsPage.replaceBlock(table.toMarkdown());
  }
}

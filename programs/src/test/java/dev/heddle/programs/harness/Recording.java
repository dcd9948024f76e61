// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import dev.heddle.runtime.trace.TraceException;
import dev.heddle.runtime.trace.TraceReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Programs that ran with a detector while their events were recorded. */
final class Recording {
  private static final int REPLAY_FOUND = 66;

  private final Harness harness;
  private final String name;
  private final Path report;
  private final Path trace;

  private Recording(Harness harness, String name) {
    this.harness = harness;
    this.name = name;
    this.report = harness.work().resolve(name + "-report");
    this.trace = harness.work().resolve(name + ".trace");
  }

  /** Runs the programs in one JVM. */
  static Recording of(Harness harness, DetectorChoice detector, SourceTree tree)
      throws IOException, InterruptedException {
    Recording recording = new Recording(harness, detector.toString());
    Files.deleteIfExists(recording.trace);
    String options = detector.agentOptions() + ",trace=" + recording.trace;
    Execution run =
        harness.check(recording.name, recording.report, options, tree.programs(), tree.classPath());
    if (run.exitCode() != 0) {
      throw new IOException(detector + ": exit code " + run.exitCode() + "\n" + run.errors());
    }
    return recording;
  }

  /** What the detector has reported during the run. */
  Path liveReport() {
    return report.resolve("report.json");
  }

  /** What a detector reports over the trace, by {@code heddle replay}. */
  Path replayedReport(DetectorChoice detector) throws IOException, InterruptedException {
    String replay = name + "-replayed-with-" + detector;
    Path directory = harness.work().resolve(replay + "-report");
    List<String> arguments = new ArrayList<>(List.of("replay", "--quiet", "--format", "text,json"));
    arguments.addAll(detector.commandLineOptions());
    arguments.addAll(List.of("--report", directory.toString(), trace.toString()));
    Execution run = harness.heddle(replay, arguments);
    if (run.exitCode() != 0 && run.exitCode() != REPLAY_FOUND) {
      throw new IOException(replay + ": exit code " + run.exitCode() + "\n" + run.errors());
    }
    return directory.resolve("report.json");
  }

  double bytesPerEvent() throws IOException, TraceException {
    try (TraceReader reader = TraceReader.open(trace)) {
      reader.skip();
      return (double) reader.size() / reader.events();
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import dev.heddle.runtime.trace.TraceException;
import dev.heddle.runtime.trace.TraceReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Programs that were checked while their events were recorded. */
final class Recording {
  /** Nothing found, the trace has no end, something found. */
  private static final Set<Integer> REPLAYED = Set.of(0, 3, 66);

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
  static Recording of(Harness harness, String name, String agentOptions, SourceTree tree)
      throws IOException, InterruptedException {
    Recording recording = new Recording(harness, name);
    Execution run =
        harness
            .with(tree.jvmOptions())
            .check(
                name,
                recording.report,
                agentOptions + "," + recording.traceOption(),
                tree.programs(),
                tree.classPath());
    if (run.exitCode() != 0) {
      throw new IOException(name + ": exit code " + run.exitCode() + "\n" + run.errors());
    }
    return recording;
  }

  /** Runs a program by itself; how it ends, it knows best. */
  static Recording ofOne(Harness harness, Program program, String classPath)
      throws IOException, InterruptedException {
    Recording recording = new Recording(harness, program.family() + "-" + program.simpleName());
    harness.checkAlone(
        recording.name, recording.report, recording.traceOption(), program, classPath);
    return recording;
  }

  private String traceOption() throws IOException {
    Files.deleteIfExists(trace);
    return "trace=" + trace;
  }

  /** What was reported during the run. */
  Path liveReport() {
    return report.resolve("report.json");
  }

  /** What a detector reports over the trace, by {@code heddle replay}. */
  Path replayedReport(DetectorChoice detector) throws IOException, InterruptedException {
    return replayedReport(detector.toString(), detector.commandLineOptions());
  }

  /** What {@code heddle replay} reports over the trace if nothing else is asked of it. */
  Path replayedReport() throws IOException, InterruptedException {
    return replayedReport("defaults", List.of());
  }

  private Path replayedReport(String how, List<String> options)
      throws IOException, InterruptedException {
    String replay = name + "-replayed-with-" + how;
    Path directory = harness.work().resolve(replay + "-report");
    List<String> arguments = new ArrayList<>(List.of("replay", "--quiet", "--format", "text,json"));
    arguments.addAll(options);
    arguments.addAll(List.of("--report", directory.toString(), trace.toString()));
    Execution run = harness.heddle(replay, arguments);
    if (!REPLAYED.contains(run.exitCode())) {
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

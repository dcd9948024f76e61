// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import dev.heddle.report.ReportException;
import dev.heddle.report.json.ReportFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32;

/**
 * Starts the JVMs that are measured: the same flags for all, and the agent for the checked ones.
 */
final class Jvm {
  /** Enough that neither kind of run is short of heap. */
  static final List<String> FLAGS = List.of("-Xmx4g");

  /**
   * The probe's many full collections are quickest, and its numbers exact, with this collector. By
   * itself it leaves dead objects of up to a twentieth of the heap where they are in three
   * collections out of four, and counts them as used.
   */
  private static final List<String> PROBE_FLAGS =
      List.of("-XX:+UseSerialGC", "-XX:MarkSweepAlwaysCompactCount=1");

  private static final int POLL_MILLISECONDS = 10;

  /**
   * A program that takes so much longer than its one or two seconds hangs, even on a busy machine.
   */
  private static final double LIMIT_SECONDS = 1800;

  private final Path java;
  private final Path jar;
  private final Path classes;
  private final Path directory;

  Jvm(RunOptions options, Path directory) throws Exception {
    this.java = options.jdk().resolve("bin").resolve("java");
    this.jar = options.jar();
    this.classes = Path.of(Jvm.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    this.directory = directory;
  }

  /** Runs a program once, under the agent or plainly. */
  Measurement measure(String mainClass, boolean checked) throws IOException, InterruptedException {
    return run(List.of(), List.of(mainClass), checked ? "" : null);
  }

  /**
   * Runs a program once with arguments, under the agent with options like {@code ,algorithm=eraser}
   * or, if these are null, plainly.
   */
  Measurement measure(List<String> program, String agentOptions)
      throws IOException, InterruptedException {
    return run(List.of(), program, agentOptions);
  }

  /** Runs a program once with the probe and answers the most live heap it had, in bytes. */
  long liveHeap(String mainClass, boolean checked) throws IOException, InterruptedException {
    Path result = directory.resolve("live-heap");
    List<String> program = List.of(Probe.class.getName(), result.toString(), mainClass);
    run(PROBE_FLAGS, program, checked ? "" : null);
    return Long.parseLong(Files.readString(result));
  }

  /** Scans a program by itself, and answers where the plan is. */
  Path scan(String mainClass) throws IOException, InterruptedException {
    Path plan = directory.resolve("plan");
    Path said = directory.resolve("said");
    String packageName = mainClass.substring(0, mainClass.lastIndexOf('.'));
    List<String> command =
        List.of(
            java.toString(),
            "-jar",
            jar.toString(),
            "scan",
            "--quiet",
            "--report",
            directory.resolve("scan").toString(),
            "--plan",
            plan.toString(),
            "--entry",
            mainClass + ".main",
            classes.resolve(packageName.replace('.', '/')).toString());
    Files.deleteIfExists(plan);
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile()).start();
    process.waitFor();
    if (!Files.exists(plan)) {
      throw new IOException(String.join(" ", command) + "\nsaid\n" + Files.readString(said));
    }
    return plan;
  }

  /**
   * @param agentOptions null for a plain run
   */
  private Measurement run(List<String> flags, List<String> program, String agentOptions)
      throws IOException, InterruptedException {
    Path reports = Files.createTempDirectory(directory, "report");
    String options =
        agentOptions == null
            ? null
            : "=report=" + reports + ",exclude=" + Probe.class.getName() + agentOptions;
    List<String> command = command(flags, program, options);
    Path output = directory.resolve("output");
    Path errors = directory.resolve("errors");
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.directory(directory.toFile());
    builder.redirectOutput(output.toFile()).redirectError(errors.toFile());
    builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "HEDDLE_OPTIONS"));

    double cpuBefore = ProcessTimes.ofEndedChildren();
    long start = System.nanoTime();
    Process process = builder.start();
    long resident = 0;
    do {
      resident = Math.max(resident, ProcessTimes.peakResident(process.pid()));
      if ((System.nanoTime() - start) / 1e9 > LIMIT_SECONDS) {
        process.destroyForcibly();
      }
    } while (!process.waitFor(POLL_MILLISECONDS, TimeUnit.MILLISECONDS));
    double wall = (System.nanoTime() - start) / 1e9;
    double cpu = ProcessTimes.ofEndedChildren() - cpuBefore;

    String said = Files.readString(output).strip();
    if (process.exitValue() != 0 || !said.matches("\\S+ \\S+")) {
      String how = "\nended with exit code " + process.exitValue() + " and said\n";
      throw new IOException(
          String.join(" ", command) + how + said + "\n" + Files.readString(errors));
    }
    String[] words = said.split(" ");
    int findings = agentOptions != null ? findings(reports) : 0;
    return new Measurement(words[0], words[1], wall, cpu, resident, findings);
  }

  private List<String> command(List<String> flags, List<String> program, String agentOptions) {
    List<String> command = new ArrayList<>(List.of(java.toString()));
    command.addAll(FLAGS);
    command.addAll(flags);
    if (agentOptions != null) {
      command.add("-javaagent:" + jar + agentOptions);
    }
    command.addAll(List.of("-cp", classes.toString()));
    command.addAll(program);
    return command;
  }

  private static int findings(Path reports) throws IOException {
    try {
      return ReportFile.read(reports.resolve(ReportFile.NAME)).findings().size();
    } catch (ReportException e) {
      throw new IOException(e);
    }
  }

  /** By which results with this jar are told from those with others. */
  static String checksum(Path jar) throws IOException {
    CRC32 sum = new CRC32();
    sum.update(Files.readAllBytes(jar));
    return Long.toHexString(sum.getValue());
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs a program in a JVM of its own, with or without agents, and says how it went. */
final class ChildJvm {
  /** Leaves out the optimising compiler, which takes half the time of a short run. */
  static final String QUICKLY = "-XX:TieredStopAtLevel=1";

  /** Many times what the slowest program needs, on a machine that is busy with other things. */
  private static final int MINUTES = 10;

  private final Jdk jdk;
  private final Path directory;

  /**
   * Programs run in, and leave their output in, a directory.
   *
   * @param directory exists already
   */
  ChildJvm(Jdk jdk, Path directory) {
    this.jdk = jdk;
    this.directory = directory;
  }

  /** What a program left behind: its exit code and what it wrote; and how long it ran. */
  record Outcome(int exitCode, String output, String errors, double seconds) {}

  /** The JVM option that starts heddle, and where that leaves its report. */
  static String heddle(Path reports) {
    Path jar = Path.of(System.getProperty("heddle.jar")).normalize();
    return "-javaagent:" + jar + "=report=" + reports;
  }

  Outcome run(RealProgram program, String... options) throws IOException, InterruptedException {
    return run(List.of(options), List.of("-cp", program.classPath(), program.mainClass()));
  }

  Outcome run(List<String> options, List<String> program) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(jdk.java().toString(), "-Xmx1g"));
    command.addAll(options);
    command.addAll(program);
    Path output = Files.createTempFile(directory, "output", ".txt");
    Path errors = Files.createTempFile(directory, "errors", ".txt");
    ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
    builder.redirectOutput(output.toFile()).redirectError(errors.toFile());
    builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "HEDDLE_OPTIONS"));
    long start = System.nanoTime();
    Process process = builder.start();
    if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
      String stacks = stacks(process);
      process.destroyForcibly().waitFor();
      throw new AssertionError(
          String.join(" ", command) + "\nhas not ended\n" + stacks + Files.readString(errors));
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    return new Outcome(
        process.exitValue(), Files.readString(output), Files.readString(errors), seconds);
  }

  private String stacks(Process process) throws IOException, InterruptedException {
    String jstack = jdk.home().resolve("bin").resolve("jstack").toString();
    Path stacks = Files.createTempFile(directory, "stacks", ".txt");
    Process dump =
        new ProcessBuilder(jstack, Long.toString(process.pid()))
            .redirectErrorStream(true)
            .redirectOutput(stacks.toFile())
            .start();
    if (!dump.waitFor(1, TimeUnit.MINUTES)) {
      dump.destroyForcibly();
    }
    return Files.readString(stacks);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import dev.heddle.programs.support.Batch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** One JVM that ran to its end: what it printed, and with which code it ended. */
record Execution(int exitCode, String output, String errors) {
  private static final long PATIENCE_SECONDS = 300;

  /** Options that every JVM of the tests gets, checked or not. */
  static final List<String> COMMON_OPTIONS =
      List.of(
          // More workers than cores, so that tasks do meet; the same everywhere.
          "-XX:ActiveProcessorCount=4",
          "-Djava.util.concurrent.ForkJoinPool.common.parallelism=3",
          "-Xmx1g");

  /** Leaves out the optimising compiler, which takes half the time of a short run. */
  static final String QUICKLY = "-XX:TieredStopAtLevel=1";

  /** Starts a command and waits for its end; its output is kept in files of that name. */
  static Execution of(List<String> command, Path work, String name)
      throws IOException, InterruptedException {
    Path output = work.resolve(name + ".out");
    Path errors = work.resolve(name + ".err");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(work.toFile())
            .redirectOutput(output.toFile())
            .redirectError(errors.toFile());
    builder.environment().remove("HEDDLE_OPTIONS");
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    Process process = builder.start();
    int exitCode;
    if (process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      exitCode = process.exitValue();
    } else {
      process.destroyForcibly().waitFor();
      exitCode = Integer.MIN_VALUE;
    }
    return new Execution(exitCode, Files.readString(output), Files.readString(errors));
  }

  /** The output of each program of a batch, without the headings. */
  Map<String, String> outputByProgram() {
    Map<String, List<String>> lines = new HashMap<>();
    List<String> current = new ArrayList<>();
    for (String line : output.split("\n")) {
      if (line.startsWith(Batch.HEADING)) {
        current = new ArrayList<>();
        lines.put(line.substring(Batch.HEADING.length()).strip(), current);
      } else {
        current.add(line);
      }
    }
    Map<String, String> outputs = new HashMap<>();
    lines.forEach((program, its) -> outputs.put(program, String.join("\n", its)));
    return outputs;
  }
}

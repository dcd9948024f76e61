// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Runs every stress test for a moment; README.md tells how to run them for long. */
class StressIT {
  /** How jcstress is to run, instead of the short way. */
  private static final String LONG_RUN = System.getProperty("stress");

  private static final String JVM_OPTIONS =
      "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED"
          + " --add-opens=java.base/java.lang=ALL-UNNAMED";

  private static final Path TESTS = Path.of("target/classes/META-INF/TestList");
  private static final Pattern RESULTS =
      Pattern.compile(
          "Results: (\\d+) planned; (\\d+) passed, (\\d+) failed, (\\d+) soft errs, (\\d+) hard"
              + " errs");

  @Test
  void nothingForbiddenIsSeen() throws IOException, InterruptedException {
    int tests = Files.readAllLines(TESTS).size();
    Process process =
        new ProcessBuilder(command())
            .directory(Path.of("target").toFile())
            .redirectErrorStream(true)
            .start();
    String output = outputOf(process);
    int code = process.waitFor();
    List<Integer> counts = lastCounts(output);
    assertThat(counts).as(output).isNotNull();
    System.out.printf(
        "%d stress tests in %d configurations: %d passed, %d failed, %d errors%n",
        tests, counts.get(0), counts.get(1), counts.get(2), counts.get(3) + counts.get(4));
    assertThat(code).as(output).isZero();
    assertThat(counts.get(0)).isGreaterThanOrEqualTo(LONG_RUN == null ? tests : 1);
    assertThat(counts.get(1)).as(output).isEqualTo(counts.get(0));
  }

  private static List<String> command() {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add("org.openjdk.jcstress.Main");
    command.addAll(List.of("-r", "jcstress"));
    if (LONG_RUN != null) {
      command.addAll(List.of(LONG_RUN.split(" ")));
      command.addAll(List.of("-jvmArgsPrepend", JVM_OPTIONS));
      return command;
    }
    command.addAll(List.of("-m", "quick", "-f", "1", "-fsm", "1", "-iters", "2", "-time", "400"));
    command.addAll(List.of("-sc", "false", "-af", "NONE", "-jvmArgs", JVM_OPTIONS));
    return command;
  }

  /** All that the process prints; a long run shows it at once. */
  private static String outputOf(Process process) throws IOException {
    StringBuilder output = new StringBuilder();
    try (BufferedReader reader = process.inputReader()) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        output.append(line).append('\n');
        if (LONG_RUN != null) {
          System.out.println(line);
        }
      }
    }
    return output.toString();
  }

  /** Of the progress line that was printed last; null if there was none. */
  private static List<Integer> lastCounts(String output) {
    List<Integer> counts = null;
    Matcher matcher = RESULTS.matcher(output);
    while (matcher.find()) {
      counts = new ArrayList<>();
      for (int group = 1; group <= matcher.groupCount(); group++) {
        counts.add(Integer.parseInt(matcher.group(group)));
      }
    }
    return counts;
  }
}

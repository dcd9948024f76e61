// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Runs all stress tests for a moment each; README.md tells how to run them for long. */
class StressIT {
  private static final int TESTS = 9;
  private static final Pattern SUMMARY =
      Pattern.compile("RUN COMPLETE|(?i)(\\d+) passed, (\\d+) failed, (\\d+) (?:soft|hard) errors");

  @Test
  void nothingForbiddenIsSeen() throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of("org.openjdk.jcstress.Main", "-m", "quick", "-f", "1", "-fsm", "1"));
    command.addAll(List.of("-iters", "3", "-time", "500", "-sc", "false", "-af", "NONE"));
    command.addAll(List.of("-jvmArgs", "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED"));
    command.addAll(List.of("--add-opens=java.base/java.lang=ALL-UNNAMED"));
    Process process =
        new ProcessBuilder(command)
            .directory(Path.of("target").toFile())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes());
    int code = process.waitFor();
    System.out.println(output);
    assertThat(code).isZero();
  }
}

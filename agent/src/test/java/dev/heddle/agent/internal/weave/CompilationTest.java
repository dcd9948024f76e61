// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** HotSpot's compilers take woven methods; they refuse those that leave a monitor unguarded. */
class CompilationTest {
  private static final Pattern PATTERN = Pattern.compile("HotMonitors|SKIPPED|^result");

  /** What the child JVM runs. */
  public static void main(String[] arguments) throws IOException {
    Woven woven = Woven.of(Compiled.of("HotMonitors", SameBehaviourTest.source("HotMonitors")));
    System.out.println("result " + woven.run("HotMonitors", "run"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-XX:TieredStopAtLevel=1", "-XX:-TieredCompilation"})
  void everyMethodIsCompiled(String compiler) throws Exception {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            compiler,
            "-Xbatch",
            "-XX:+PrintCompilation",
            "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED",
            "--add-opens=java.base/java.lang=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            CompilationTest.class.getName());
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    List<String> output =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            .filter(line -> PATTERN.matcher(line).find())
            .toList();

    assertThat(process.waitFor()).isZero();
    assertThat(output).noneMatch(line -> line.contains("COMPILE SKIPPED"));
    assertThat(String.join("\n", output))
        .contains("result ")
        .contains("HotMonitors::block ")
        .contains("HotMonitors::loopAtOnce ")
        .contains("HotMonitors::nested ")
        .contains("HotMonitors::tryAtOnce ")
        .contains("HotMonitors::method ")
        .contains("HotMonitors::staticMethod ");
  }
}

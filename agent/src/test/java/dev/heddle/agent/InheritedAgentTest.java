// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InheritedAgentTest {
  private static final String FLAG = "-javaagent:/a b/heddle.jar=report=/it's here,run=1-2";

  private final InheritedAgent agent =
      new InheritedAgent(
          "/a b/heddle.jar", new Options().set(Option.REPORT, "/it's here").set(Option.RUN, "1-2"));
  private final Map<String, String> environment = new HashMap<>();

  @Test
  void javaGetsAnOption() {
    for (String java : List.of("java", "./java", "/opt/jdk/bin/java")) {
      List<String> command = List.of(java, "-jar", "app.jar");
      assertThat(agent.addTo(environment, command)).isFalse();
      assertThat(agent.command(command, environment))
          .containsExactly(java, FLAG, "-jar", "app.jar");
    }
    assertThat(environment).isEmpty();
  }

  @Test
  void otherCommandsGetAVariable() {
    List<String> command = List.of("mvn", "test");
    assertThat(agent.addTo(environment, command)).isTrue();
    assertThat(agent.command(command, environment)).isEqualTo(command);
    assertThat(environment)
        .containsEntry(
            "JAVA_TOOL_OPTIONS", "'-javaagent:/a b/heddle.jar=report=/it'\"'\"'s here,run=1-2'");
  }

  @Test
  void whatTheVariableHeldStays() {
    environment.put("JAVA_TOOL_OPTIONS", "-Xmx1g");
    agent.addTo(environment, List.of("./start.sh"));
    assertThat(environment.get("JAVA_TOOL_OPTIONS")).startsWith("-Xmx1g '-javaagent:");
  }

  @Test
  void nobodyGetsItTwice() {
    agent.addTo(environment, List.of("mvn"));
    assertThat(agent.addTo(environment, List.of("mvn"))).isFalse();
    assertThat(agent.command(List.of("java"), environment)).containsExactly("java");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-XX:ArchiveClassesAtExit=a.jsa -jar app.jar",
        "-cp -Xint -Xshare:dump",
        "-XX:AOTCacheOutput=a.aot -m app/app.Main",
        "-XX:AOTMode=record app.Main",
      })
  void aJvmThatWritesAnArchiveDoesNotGetIt(String options) {
    List<String> command = new ArrayList<>(List.of("java"));
    command.addAll(List.of(options.split(" ")));
    assertThat(agent.notChecked(command, environment)).endsWith("with an agent it would fail.");
    assertThat(agent.command(command, environment)).isEqualTo(command);
    agent.addTo(environment, List.of("mvn"));
    assertThat(agent.addTo(environment, command)).isTrue();
    assertThat(environment).isEmpty();
    assertThat(agent.command(command, environment)).isEqualTo(command);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-jar app.jar -Xshare:dump",
        "-m app/app.Main -Xshare:dump",
        "app.Main -Xshare:dump",
        "-cp -Xshare:dump app.Main",
        "-Xshare:auto -XX:AOTMode=on app.Main",
      })
  void othersDo(String options) {
    List<String> command = new ArrayList<>(List.of("java"));
    command.addAll(List.of(options.split(" ")));
    assertThat(agent.notChecked(command, environment)).isNull();
    assertThat(agent.command(command, environment)).contains(FLAG);
  }

  @Test
  void aVariableThatAsksForAnArchiveKeepsItFromAll() {
    environment.put("JAVA_TOOL_OPTIONS", "-Xmx1g '-XX:ArchiveClassesAtExit=my file.jsa'");
    assertThat(agent.addTo(environment, List.of("./start.sh"))).isFalse();
    assertThat(agent.notChecked(List.of("./start.sh"), environment))
        .contains(" -XX:ArchiveClassesAtExit ");
  }

  @Test
  void optionsStandInFiles(@TempDir Path directory) throws IOException {
    Path more = Files.writeString(directory.resolve("more"), "-Xshare:dump");
    Path file =
        Files.writeString(
            directory.resolve("options"),
            "# -XX:ArchiveClassesAtExit=no\n-cp \"a b\\\\c:d\"\n -XX:VMOptionsFile=" + more + "\n");
    assertThat(agent.notChecked(List.of("java", "@" + file), environment))
        .contains(" -Xshare:dump ");
    assertThat(agent.notChecked(List.of("java", "app.Main", "@" + file), environment)).isNull();
    assertThat(agent.notChecked(List.of("java", "@none"), environment)).isNull();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

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
}

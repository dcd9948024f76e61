// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.Checking;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Woven programs do what they did before. Each is a source file with a method {@code run}. */
class SameBehaviourTest {
  private final List<String> failures = new ArrayList<>();

  @BeforeEach
  void listen() {
    Checking.reportTo(failures::add);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Accesses",
        "Arrays",
        "Calls",
        "Constructors",
        "Exceptions",
        "Initialisation",
        "Interfaces",
        "MethodReferences",
        "Monitors",
        "Records",
      })
  void runsAsBefore(String program) throws IOException {
    Map<String, byte[]> classes = Compiled.of(program, source(program));

    Object expected = Woven.plain(classes).run(program, "run");
    Woven woven = Woven.of(classes);

    assertThat(expected).isInstanceOf(String.class);
    assertThat(woven.run(program, "run")).isEqualTo(expected);
    assertThat(woven.notChecked).isEmpty();
    assertThat(failures).isEmpty();
  }

  static String source(String program) throws IOException {
    try (var in = SameBehaviourTest.class.getResourceAsStream("programs/" + program + ".java")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}

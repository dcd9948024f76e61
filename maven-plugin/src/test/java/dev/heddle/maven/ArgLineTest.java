// SPDX-License-Identifier: Apache-2.0
package dev.heddle.maven;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ArgLineTest {
  @Test
  void putsTheAgentBeforeWhatIsThere() {
    assertThat(ArgLine.with("-javaagent:h.jar", null)).isEqualTo("-javaagent:h.jar");
    assertThat(ArgLine.with("-javaagent:h.jar", " ")).isEqualTo("-javaagent:h.jar");
    assertThat(ArgLine.with("-javaagent:h.jar", "-Xmx1g")).isEqualTo("-javaagent:h.jar -Xmx1g");
  }

  @Test
  void putsItThereOnce() {
    String line = ArgLine.with("-javaagent:my jars/h.jar", "-Xmx1g");
    assertThat(ArgLine.with("-javaagent:my jars/h.jar", line)).isEqualTo(line);
  }

  @Test
  void quotesWhatWouldBeSplit() {
    assertThat(ArgLine.with("-javaagent:my jars/h.jar", null))
        .isEqualTo("\"-javaagent:my jars/h.jar\"");
    assertThat(ArgLine.with("-javaagent:5\"/h.jar", null)).isEqualTo("'-javaagent:5\"/h.jar'");
  }
}

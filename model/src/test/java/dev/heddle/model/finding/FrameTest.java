// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FrameTest {
  @Test
  void looksLikeALineOfAJavaStack() {
    assertThat(new Frame("a.B", "c", "B.java", 3)).hasToString("a.B.c(B.java:3)");
    assertThat(new Frame("a.B", "c", "B.java", -1)).hasToString("a.B.c(B.java)");
    assertThat(new Frame("a.B", "c", null, -1)).hasToString("a.B.c(Unknown Source)");
  }
}

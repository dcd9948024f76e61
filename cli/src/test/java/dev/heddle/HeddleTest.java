// SPDX-License-Identifier: Apache-2.0
package dev.heddle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeddleTest {
  @ParameterizedTest
  @ValueSource(strings = {"1.4", "1.8", "9", "11", "16"})
  void saysInOneSentenceThatJavaIsTooOld(String version) {
    assertThat(Heddle.complaintAbout(version, "/opt/java"))
        .isEqualTo("needs Java 17 or later; this is Java " + version + ", from /opt/java");
  }

  @ParameterizedTest
  @ValueSource(strings = {"17", "21", "25", "100"})
  void hasNothingAgainstNewerOnes(String version) {
    assertThat(Heddle.complaintAbout(version, "/opt/java")).isNull();
  }
}

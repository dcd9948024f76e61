// SPDX-License-Identifier: Apache-2.0
package dev.heddle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeddleTest {
  @ParameterizedTest
  @CsvSource({"1.8, true", "9, true", "11, true", "16, true", "17, false", "25, false"})
  void knowsWhichJavaIsTooOld(String version, boolean expected) {
    assertThat(Heddle.isOld(version)).isEqualTo(expected);
  }
}

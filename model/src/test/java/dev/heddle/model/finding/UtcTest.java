// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model.finding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class UtcTest {
  private static final long YEAR_3000 = Instant.parse("3000-01-01T00:00:00Z").toEpochMilli();

  @Test
  void isWhatTheJdkWrites() {
    Random random = new Random(1);
    for (int i = 0; i < 10_000; i++) {
      long millis = (long) (random.nextDouble() * YEAR_3000);
      Instant second = Instant.ofEpochMilli(millis).truncatedTo(ChronoUnit.SECONDS);
      String text = Utc.second(millis);
      assertThat(text).isEqualTo(second.toString());
      assertThat(Utc.millis(text)).isEqualTo(second.toEpochMilli());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "yesterday",
        "2026-11-16T12:30:00",
        "2026-11-16 12:30:00Z",
        "2026-13-16T12:30:00Z",
        "2026-02-30T12:30:00Z",
        "2026-11-16T12:30:0xZ"
      })
  void otherFormsAreRefused(String text) {
    assertThatThrownBy(() -> Utc.millis(text)).isInstanceOf(DateTimeException.class);
  }
}

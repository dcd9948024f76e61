// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.model.options.OptionException;
import dev.heddle.scan.Scan.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScanLimitsTest {
  private static final long SECOND = 1_000_000_000;
  private static final long MEGABYTE = 1 << 20;

  private long now = 5 * SECOND;
  private long used;

  @Test
  void withoutLimitsThereIsNoEnd() {
    ScanLimits limits = limits(0);
    now += 1_000_000 * SECOND;
    assertThat(limits.isOver(Phase.CALL_GRAPH)).isFalse();
    assertThat(limits.isOver(Phase.RACES)).isFalse();
    assertThat(limits.isPatienceOver()).isFalse();
    assertThat(limits.reason()).isNull();
  }

  @Test
  void timeIsLeftForRaces() {
    ScanLimits limits = limits(100);
    now += 69 * SECOND;
    assertThat(limits.isOver(Phase.CALL_GRAPH)).isFalse();
    now += 2 * SECOND;
    assertThat(limits.isOver(Phase.CALL_GRAPH)).isTrue();
    assertThat(limits.isOver(Phase.RACES)).isFalse();
    now += 30 * SECOND;
    assertThat(limits.isOver(Phase.RACES)).isTrue();
    assertThat(limits.isPatienceOver()).isFalse();
    now += 20 * SECOND;
    assertThat(limits.isPatienceOver()).isTrue();
    assertThat(limits.reason()).startsWith("The time for the scan was over after 100 s");
  }

  @Test
  void memoryEndsTheCallGraph() {
    ScanLimits limits = limits(0);
    used = 99 * MEGABYTE;
    assertThat(limits.isOver(Phase.CALL_GRAPH)).isFalse();
    used = 101 * MEGABYTE;
    assertThat(limits.isOver(Phase.CALL_GRAPH)).isTrue();
    assertThat(limits.isOver(Phase.RACES)).isFalse();
    assertThat(limits.reason()).startsWith("The memory for the scan was used up at 100 MB");
  }

  @ParameterizedTest
  @ValueSource(strings = {"512m", "2g", "2G", "1gb", "700000k", "1000000"})
  void amountsOfMemory(String amount) {
    assertThat(ScanLimits.of(null, amount).isPatienceOver()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "g", "-1g", "2t", "1.5g", "0"})
  void whatIsNoAmountOfMemory(String amount) {
    assertThatThrownBy(() -> ScanLimits.of(null, amount)).isInstanceOf(OptionException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "-1", "NaN", "1m", "1e99"})
  void whatIsNoTime(String seconds) {
    assertThatThrownBy(() -> ScanLimits.of(seconds, null)).isInstanceOf(OptionException.class);
  }

  private ScanLimits limits(int seconds) {
    return new ScanLimits(seconds * SECOND, 100 * MEGABYTE, () -> now, () -> used);
  }
}

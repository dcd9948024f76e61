// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class StatisticsTest {
  @Test
  void medianOfAnOddNumberIsTheMiddleOne() {
    assertThat(Statistics.of(9, 1, 5).median()).isEqualTo(5);
  }

  @Test
  void medianOfAnEvenNumberLiesBetweenTheMiddleTwo() {
    assertThat(Statistics.of(4, 1, 100, 2).median()).isEqualTo(3);
  }

  @Test
  void medianIgnoresOneWildFork() {
    assertThat(Statistics.of(2.0, 2.1, 2.2, 2.0, 60).median()).isEqualTo(2.1);
  }

  @Test
  void spreadIsTheRangeAsAShareOfTheMedian() {
    assertThat(Statistics.of(1.8, 2.0, 2.4).spread()).isEqualTo(0.3, within(1e-12));
    assertThat(Statistics.of(7).spread()).isZero();
  }

  @Test
  void valuesKeepTheirOrder() {
    double[] values = {3, 1, 2};
    Statistics.of(values);
    assertThat(values).containsExactly(3, 1, 2);
  }

  @Test
  void geometricMeanWeighsTwiceAndHalfAlike() {
    assertThat(Statistics.geometricMean(List.of(2.0, 0.5))).isEqualTo(1, within(1e-12));
    assertThat(Statistics.geometricMean(List.of(2.0, 8.0))).isEqualTo(4, within(1e-12));
  }

  @Test
  void nothingHasNoMean() {
    assertThatIllegalArgumentException().isThrownBy(Statistics::of);
    assertThatIllegalArgumentException().isThrownBy(() -> Statistics.geometricMean(List.of()));
  }
}

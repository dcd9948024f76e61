// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Granularity;
import org.junit.jupiter.api.Test;

/** The registry gives what was asked for, or says what there is. */
class DetectorsTest {
  @Test
  void eachDetectorHasTheNameItIsAskedForBy() {
    assertThat(Detectors.names())
        .contains("happens-before", "hybrid", "racer", "eraser")
        .doesNotHaveDuplicates();
    for (String name : Detectors.names()) {
      Detector detector = Detectors.create(name, null, null);
      assertThat(detector.name()).isEqualTo(name);
    }
  }

  @Test
  void eachDetectorHasTheGranularityItIsAskedForWith() {
    for (Granularity granularity : Granularity.values()) {
      Detector detector = Detectors.create("eraser", granularity, null);
      assertThat(detector.granularity()).isEqualTo(granularity);
    }
    assertThat(Detectors.create("eraser", null, null)).isInstanceOf(Eraser.class);
  }

  @Test
  void anUnknownNameIsAnsweredWithThoseThatExist() {
    assertThatThrownBy(() -> Detectors.create("erasor", null, null))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'erasor'")
        .hasMessageContaining("eraser");
  }

  @Test
  void aGranularityThatADetectorDoesNotHaveIsRefused() {
    assertThatThrownBy(() -> Detectors.create("racer", Granularity.OBJECT, null))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("FIELD");
  }
}

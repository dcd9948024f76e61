// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Granularity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The registry gives what was asked for, or says what there is. */
class DetectorsTest {
  private static final Pattern ALLOWED =
      Pattern.compile(
          "import (java\\.|dev\\.heddle\\.model\\.finding\\."
              + "|dev\\.heddle\\.runtime\\.(event|detector|internal\\.clock)\\.).*");

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
        .hasMessage("'racer' has no states by object, but by field");
  }

  @Test
  void theGranularityOfADetectorIsTheFirstThatItOffers() {
    for (String name : Detectors.names()) {
      assertThat(Detectors.granularities(name).get(0))
          .as(name)
          .isEqualTo(Detectors.create(name, null, null).granularity());
    }
    assertThat(Detectors.granularities("erasor")).isEmpty();
  }

  /** They also run over a trace, in a JVM without the engine and what it needs of the JDK. */
  @ParameterizedTest
  @ValueSource(strings = {"event", "detector"})
  void nothingButEventsAndClocksIsNeeded(String name) throws IOException {
    Path folder = Path.of("src/main/java/dev/heddle/runtime", name);
    try (Stream<Path> files = Files.walk(folder).filter(Files::isRegularFile)) {
      for (Path file : files.toList()) {
        assertThat(Files.readAllLines(file))
            .as(file.toString())
            .filteredOn(line -> line.startsWith("import "))
            .allMatch(line -> ALLOWED.matcher(line).matches());
      }
    }
  }
}

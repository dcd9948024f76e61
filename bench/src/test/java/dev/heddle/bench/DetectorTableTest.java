// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DetectorTableTest {
  @TempDir Path directory;

  /** A program whose plain forks take 1, 2 and 3 seconds, and the others so many times that. */
  private static DetectorResult result(String conditions, String row, double times, double load) {
    Map<Variant, List<Double>> seconds = new EnumMap<>(Variant.class);
    for (Variant variant : Variant.values()) {
      double factor = variant.isChecked() ? times : 1;
      seconds.put(variant, List.of(1 * factor, 3 * factor, 2 * factor));
    }
    LocalDate day = LocalDate.of(2026, 11, 16);
    return new DetectorResult(conditions, row, day, load, load + 2, false, seconds);
  }

  @Test
  void partsAreMerged() throws IOException {
    Path file = directory.resolve("results.tsv");
    new DetectorResults(file, "here").add(result("here", "sor", 2, 0));
    new DetectorResults(file, "here").add(result("here", "tsp", 8, 0));
    DetectorResults both = new DetectorResults(file, "here");
    assertThat(both.all())
        .containsExactly(result("here", "sor", 2, 0), result("here", "tsp", 8, 0));
  }

  @Test
  void forksOfOneProgramAddUp() throws IOException {
    Path file = directory.resolve("results.tsv");
    new DetectorResults(file, "here").add(result("here", "sor", 2, 5));
    new DetectorResults(file, "here").add(result("here", "sor", 4, 0));
    DetectorResult sor = new DetectorResults(file, "here").all().get(0);
    assertThat(sor.forks()).isEqualTo(6);
    assertThat(sor.cpu(Variant.RACER)).isEqualTo(new Statistics(5, 2, 12));
    assertThat(sor.loadBefore()).isEqualTo(5);
  }

  @Test
  void whatWasMeasuredUnderOtherConditionsIsNotInTheTable() throws IOException {
    Path file = directory.resolve("results.tsv");
    new DetectorResults(file, "here").add(result("here", "sor", 2, 0));
    assertThat(new DetectorResults(file, "elsewhere").all()).isEmpty();
  }

  @Test
  void aFileOfOtherColumnsIsRefused() throws IOException {
    Path file = Files.writeString(directory.resolve("results.tsv"), "sor\t2.0\n");
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> new DetectorResults(file, "here"));
  }

  @Test
  void ratiosHaveTheirSpreadAndMean() {
    List<DetectorResult> programs =
        List.of(result("here", "sor", 2, 0.1), result("here", "tsp", 8, 0.3));
    String text = new DetectorTable(programs, result("here", "hello", 3, 0)).text("here", 2);
    assertThat(text)
        .startsWith("here, 3 forks, 2026-11-16\n")
        .contains("before each program 0.1 to 0.3, after it at most 2.3.\n")
        .contains("| sor                    |        2.00 |  2.0× ( 1.0– 3.0) |")
        .contains("| geometric mean         |             |              4.0× |")
        .contains("By itself it takes 2.00 s, happens-before 6.00 s,");
  }

  @Test
  void aBusyMachineIsSaidSo() {
    DetectorResult busy = result("here", "sor", 2, 5);
    assertThat(new DetectorTable(List.of(busy), null).text("here", 2))
        .contains("Others, or measurements before these, were using the machine: ");
    assertThat(new DetectorTable(List.of(busy), null).text("here", 8)).doesNotContain("Others");
  }
}

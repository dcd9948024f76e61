// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScanTablesTest {
  private static final String SAID =
      """
      heddle: classes of the program: 12 (after 1.0 s)
      heddle: methods reached, counted for each context: 2,345 (after 3.1 s)
      heddle: CPU seconds: loading 0.9, call graph 1.5, locks 0.3, races 0.1
      """;

  @Test
  void readsWhatAScanSays() {
    ScanResult result = ScanResult.read(SAID, 7, true, 4.0, 2048);
    assertThat(result.nodes()).isEqualTo(2345);
    assertThat(result.stages()).containsEntry("call graph", 1.5).containsEntry("locks", 0.3);
    assertThat(result.rest()).isBetween(1.19, 1.21);
    assertThat(ScanResult.read("heddle: nothing found", 0, false, 1, 1).nodes()).isZero();
  }

  @Test
  void keepsWhatWasMeasuredWithTheSameJar(@TempDir Path directory) throws Exception {
    Path jar = Files.writeString(directory.resolve("heddle.jar"), "one");
    ScanResult result = ScanResult.read(SAID, 7, false, 4.0, 2048);
    new ScanResults(directory, jar).write(Set.of("filtering"), "One", result, SAID);
    ScanResults results = new ScanResults(directory, jar);
    assertThat(results.read(Set.of("filtering"), "One")).isEqualTo(result);
    assertThat(results.read(Set.of(), "One")).isNull();
    Files.writeString(jar, "another");
    assertThat(new ScanResults(directory, jar).read(Set.of("filtering"), "One")).isNull();
  }

  @Test
  void printsTheTablesOfThePaper() {
    ScanTables tables = new ScanTables();
    tables.add(Set.of(), "One", ScanResult.read(SAID, 1, true, 4.0, 2048));
    tables.add(Set.of("bubble-up"), "One", ScanResult.read(SAID, 140, false, 5.5, 2048));
    assertThat(tables.text(List.of("two-threads", "bubble-up")))
        .isEqualTo(
            """
            **Overall** (Table II; with all techniques, and without bubble-up)

            | driver | warnings | without bubble-up | CPU s | memory, MB | nodes |
            | --- | ---: | ---: | ---: | ---: | ---: |
            | One | 1 | 140* | 4.0 | 2 | 2,345 |

            **Stages** with all techniques (Table IV; seconds of CPU of the scan's thread)

            | stage | One |
            | --- | ---: |
            | loading | 0.9 |
            | call graph | 1.5 |
            | locks | 0.3 |
            | races | 0.1 |
            | the rest: JVM, report | 1.2 |
            | total | 4.0 |

            **Seconds of CPU** (Table III; • is a technique that is on)

            | two-threads | bubble-up | One |
            | --- | ---: | ---: |
            | • |  | 5.5* |
            | • | • | 4.0 |

            **Warnings** (Table V; pairs of places)

            | two-threads | bubble-up | One |
            | --- | ---: | ---: |
            | • |  | 140* |
            | • | • | 1 |
            """);
  }
}

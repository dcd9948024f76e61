// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.About;
import dev.heddle.model.finding.Libraries;
import dev.heddle.model.finding.Report;
import dev.heddle.report.MergedFindings;
import dev.heddle.report.Samples;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SummaryTest {
  private static final Path FILE = Path.of("heddle-report/report.json").toAbsolutePath();

  @Test
  void countsFindings() {
    assertThat(Summary.of(Samples.report(), FILE))
        .isEqualTo("heddle: nothing found; report: heddle-report/report.json\n");
    assertThat(Summary.of(Samples.report(Samples.race("a")), FILE))
        .isEqualTo("heddle: 1 data race; report: heddle-report/report.json\n");
    assertThat(Summary.of(Samples.report(Samples.race("a"), Samples.race("b")), null))
        .isEqualTo("heddle: 2 data races\n");
  }

  @Test
  void saysWhatIsNewKnownAndGone() {
    Report.Comparison comparison =
        new Report.Comparison(
            List.of("R-1"), List.of("R-2"), List.of("R-3", "R-4"), List.of(), List.of());
    Report report =
        new Report(
            "",
            true,
            List.of(),
            List.of(Samples.race("a")),
            5,
            comparison,
            Libraries.none(),
            About.NOTHING);
    assertThat(Summary.of(report, null))
        .isEqualTo("heddle: 2 data races, 1 new, 1 known, 2 gone, 5 suppressed\n");
  }

  @Test
  void countsWhatIsInsideLibraries() {
    Libraries all = Libraries.of(Map.of("bank.Account", "bank.jar", "bank.Main", "bank.jar"));
    Libraries one = Libraries.of(Map.of("bank.Account", "bank.jar"));
    MergedFindings found = new MergedFindings().add(List.of(Samples.race("a")));
    assertThat(Summary.of(found.libraries(one).toReport(), null))
        .isEqualTo("heddle: 1 data race\n");
    assertThat(Summary.of(found.libraries(all).toReport(), null))
        .isEqualTo("heddle: 1 data race, 1 in third-party jars\n");
  }

  @Test
  void incompleteDoesNotLookLikeClean() {
    Report report = new MergedFindings().notChecked("JVM 1 was killed.").toReport();
    assertThat(Summary.of(report, null))
        .isEqualTo(
            """
            heddle: not checked: JVM 1 was killed.
            heddle: the check is incomplete, nothing found in what was checked
            """);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.About;
import dev.heddle.model.finding.Cost;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.report.Samples;
import dev.heddle.report.source.Sources;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplanationTest {
  private static final Finding RACE = Samples.race("balance");

  @TempDir Path directory;

  @Test
  void saysWhatWasSeenWhatItMeansAndWhatToDo() throws Exception {
    Files.writeString(
        Files.createDirectories(directory.resolve("bank")).resolve("Account.java"),
        "\n".repeat(11) + "    balance += amount;\n");
    Report report =
        Samples.report(RACE)
            .with(new About("heddle run -- java Bank", null, null, 0, 0, 0, Cost.UNKNOWN));
    String text = Explanation.of(RACE, report, Sources.in(List.of(directory)), Paint.NONE);
    assertThat(text)
        .startsWith(TextReport.of(RACE, Paint.NONE))
        .contains(">    12      balance += amount;\n")
        .contains(
            "How sure this is\n  Both accesses happened in this run, and nothing ordered them")
        .contains("* Take the lock that the other access holds\n")
        .contains("  race_top:bank.Account.deposit\n")
        .endsWith("The command that found it\n  heddle run -- java Bank\n");
    assertThat(text.lines()).allMatch(line -> line.length() <= 130);
  }

  @Test
  void everyKindAndEvidenceHasAMeaning() {
    for (Finding.Evidence evidence : Finding.Evidence.values()) {
      Finding deadlock = Samples.deadlock(evidence);
      assertThat(Explanation.of(deadlock, Samples.report(deadlock), Sources.none(), Paint.NONE))
          .contains("How sure this is\n  ");
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.github;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Libraries;
import dev.heddle.report.Hostile;
import dev.heddle.report.MergedFindings;
import dev.heddle.report.Samples;
import dev.heddle.report.source.Sources;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GitHubAnnotationsTest {
  private static final Finding RACE = Samples.race("balance");

  @Test
  void standsAtTheLineOfTheAccess() {
    assertThat(GitHubAnnotations.of(Samples.report(RACE), Sources.none()))
        .startsWith(
            "::error file=bank/Account.java,line=12,title=Data race " + RACE.id() + "::Field")
        .contains("%0Awrite at bank.Account.deposit(Account.java:12)%0Aread at ")
        .endsWith("To mend it: Take the lock that the other access holds.\n")
        .hasLineCount(1);
  }

  @Test
  void whatCanHappenWarnsAndWhatIsInLibrariesIsNoted() {
    Finding deadlock = Samples.deadlock(Finding.Evidence.PREDICTED);
    assertThat(GitHubAnnotations.of(Samples.report(deadlock), Sources.none()))
        .startsWith("::warning file=bank/Bank.java,line=20,title=Potential deadlock");
    Libraries libraries = Libraries.of(Map.of("bank.Bank", "bank.jar"));
    assertThat(
            GitHubAnnotations.of(
                new MergedFindings().add(List.of(deadlock)).libraries(libraries).toReport(),
                Sources.none()))
        .startsWith("::notice ");
  }

  @Test
  void nothingFoundSaysNothing() {
    assertThat(GitHubAnnotations.of(Samples.report(), Sources.none())).isEmpty();
    assertThat(
            GitHubAnnotations.of(
                new MergedFindings().notChecked("A, b.").toReport(), Sources.none()))
        .isEqualTo("::warning title=Heddle did not check everything::A, b.\n");
  }

  @Test
  void namesCannotGiveCommands() {
    String text = GitHubAnnotations.of(Hostile.report(), Sources.none());
    assertThat(text.split("\n"))
        .hasSize(3)
        .allMatch(line -> line.matches("(?s)::(error|warning) .*"));
    assertThat(text).doesNotContain("\r").doesNotContain("\n::error::owned");
  }
}

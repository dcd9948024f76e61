// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.SharedObject;
import dev.heddle.report.Samples;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextReportTest {
  private static final Finding RACE = Samples.race("balance");

  @Test
  void readsLikeGosRaceDetector() {
    assertThat(TextReport.of(RACE, Paint.NONE))
        .isEqualTo(
            """
            ==================
            WARNING: DATA RACE  %s
            Field bank.Account.balance is written by thread "transfer-1" and read by thread "main" \
            with nothing that orders the two.

            Write by thread "transfer-1" (holding bank.Account@1):
              at bank.Account.deposit(Account.java:12)
              at bank.Teller.run(Teller.java:33)
            Previous read by thread "main" (no locks held):
              at bank.Main.main(Unknown Source)
            Thread "transfer-1" was started at:
              at bank.Main.main(Main.java:7)
            ==================
            """
                .formatted(RACE.id()));
  }

  /** But for the field's type and the columns, of which class files say nothing. */
  @Test
  void readsLikeFigure15OfThePaperIfRacerHasFoundIt() {
    Finding race =
        Finding.race("racer", Finding.Evidence.PREDICTED, RACE.subject(), RACE.accesses())
            .about(SharedObject.named("bank.Account@1"));
    assertThat(TextReport.of(race, Paint.NONE))
        .contains(
            """

            Race condition found!
            Field 'bank.Account.balance'
            is accessed unprotected.
            Owner object: bank.Account@1
            -----
            Read at bank.Main.main
            Write at Account.java:12

            Write by thread "transfer-1" (holding bank.Account@1):
              at bank.Account.deposit(Account.java:12)
            """);
    assertThat(TextReport.of(RACE, Paint.NONE)).doesNotContain("Race condition found!");
  }

  @Test
  void tellsOfRacesInsideLibrariesAndShowsThemIfAsked() {
    Finding finding = Samples.raceInLibrary();
    assertThat(TextReport.of(finding, Paint.NONE))
        .endsWith(
            """
            It stands for 7 races inside the library (--verbose shows them).
            ==================
            """);
    assertThat(TextReport.withInside(Samples.report(finding), Paint.NONE))
        .endsWith(
            """
            It stands for 7 races inside the library, of which 1:

            Field lib.Table.size:
            Write by thread "one" (no locks held):
              at lib.Table.grow(Table.java:71)
              at lib.Cache.put(Cache.java:30)
              at bank.Main.lambda$main$0(Main.java:9)
            Write by thread "other" (no locks held):
              at lib.Table.grow(Table.java:71)
              at lib.Cache.put(Cache.java:30)
              at bank.Main.lambda$main$0(Main.java:9)
            ==================
            """);
    assertThat(TextReport.of(RACE, Paint.NONE)).doesNotContain("stands for");
  }

  @Test
  void saysWhichObjectItIsAndWhereItComesFrom() {
    Frame place = new Frame("bank.Bank", "open", "Bank.java", 20);
    SharedObject account =
        new SharedObject("bank.Account@1", SharedObject.Origin.CONSTRUCTED, List.of(place));
    assertThat(TextReport.of(RACE.about(account), Paint.NONE))
        .endsWith(
            """
            bank.Account@1 was constructed at:
              at bank.Bank.open(Bank.java:20)
            ==================
            """);
    assertThat(TextReport.of(RACE.about(SharedObject.named("bank.Account@2")), Paint.NONE))
        .contains("\nThe object is bank.Account@2.\n");
  }

  @Test
  void saysWhereLocksWereTakenThatAreWaitedFor() {
    Finding predicted = Samples.deadlock(Finding.Evidence.PREDICTED);
    assertThat(TextReport.of(predicted, Paint.NONE))
        .isEqualTo(
            """
            ==================
            WARNING: POTENTIAL DEADLOCK  %s
            Two threads wait.

            Lock by thread "one" (holding bank.Account@1 taken at Bank.java:19):
              at bank.Bank.transfer(Bank.java:20)
            Lock by thread "two" (holding bank.Account@2 taken at Bank.java:29):
              at bank.Bank.transfer(Bank.java:30)
            ==================
            """
                .formatted(predicted.id()));
    assertThat(TextReport.of(Samples.deadlock(Finding.Evidence.OBSERVED), Paint.NONE))
        .contains("WARNING: DEADLOCK  " + predicted.id() + "\n");
  }

  @Test
  void whatNobodyHasSeenHasNoOrder() {
    Finding possible =
        Finding.race("scan", Finding.Evidence.STATIC, RACE.subject(), RACE.accesses());
    assertThat(TextReport.of(possible.withOccurrences(2), Paint.NONE))
        .contains("WARNING: POSSIBLE DATA RACE  " + RACE.id() + "  (scan)\n")
        .contains("\nOther read by thread \"main\"");
  }

  @Test
  void saysHowOften() {
    assertThat(TextReport.of(RACE.withOccurrences(12), Paint.NONE))
        .contains(RACE.id() + "  (seen 12 times)\n");
  }

  @Test
  void colorsOnlyOnRequest() {
    assertThat(TextReport.of(RACE, Paint.COLORS))
        .contains("\u001b[1;31mWARNING: DATA RACE\u001b[0m");
    assertThat(TextReport.of(RACE, Paint.NONE)).doesNotContain("\u001b");
  }

  @Test
  void showsEachFindingOfAReport() {
    assertThat(TextReport.of(Samples.report(), Paint.NONE)).isEmpty();
    assertThat(TextReport.of(Samples.report(RACE, Samples.race("owner")), Paint.NONE))
        .contains("bank.Account.balance", "bank.Account.owner");
  }
}

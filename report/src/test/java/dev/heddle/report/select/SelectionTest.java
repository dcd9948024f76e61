// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.report.MergedFindings;
import dev.heddle.report.ReportException;
import dev.heddle.report.Samples;
import dev.heddle.report.journal.RunJournals;
import dev.heddle.report.json.ReportFile;
import dev.heddle.report.text.Summary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SelectionTest {
  private static final Finding BALANCE = Samples.race("balance");
  private static final Finding OWNER = Samples.race("owner");

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({
    "race:bank.Account.deposit, true",
    "race:bank.Teller.run, true",
    "race:bank.Main.main, true",
    "race:bank.Account, true",
    "race:bank.*, true",
    "race:*.deposit  # known since 2020, true",
    "race_top:bank.Account.deposit, true",
    "race_top:bank.Teller.run, false",
    "race:bank.Account.withdraw, false",
    "race:Account, false",
    "deadlock:bank.*, false",
    "atomicity:bank.*, false",
    "# race:bank.*, false",
  })
  void suppresses(String line, boolean expected) throws Exception {
    assertThat(suppressions("# a comment\n\n" + line + "\n").matches(BALANCE)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "deadlock:bank.Bank.transfer, true",
    "deadlock:bank.*, true",
    "deadlock:bank.Account.*, false",
    "race:bank.*, false",
  })
  void suppressesDeadlocks(String line, boolean expected) throws Exception {
    Finding deadlock = Samples.deadlock(Finding.Evidence.PREDICTED);
    assertThat(suppressions(line + "\n").matches(deadlock)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rcae:a.B | line 1: unknown kind \"rcae\"; did you mean \"race\"?",
        "a.B.c | line 1: \"a.B.c\" is not of the form race:com.acme.Foo.bar",
        "race: | line 1: \"race:\" is not of the form race:com.acme.Foo.bar",
      })
  void saysWhichLineIsWrong(String line, String message) {
    assertThatThrownBy(() -> suppressions(line))
        .isInstanceOf(ReportException.class)
        .hasMessageEndingWith(message);
  }

  @Test
  void countsWhatItLeavesOut() throws Exception {
    Selection selection = new Selection(suppressions("race:bank.*"), null);
    Report report = selection.apply(Samples.report(BALANCE, OWNER));
    assertThat(report.findings()).isEmpty();
    assertThat(report.suppressed()).isEqualTo(2);
  }

  @Test
  void setsFindingsAgainstTheBaseline() {
    Finding gone = Samples.race("gone");
    Baseline baseline = new Baseline(Samples.report(BALANCE, gone));
    Selection selection = new Selection(Suppressions.none(), baseline);
    Report report = selection.apply(Samples.report(BALANCE, OWNER));
    assertThat(report.findings()).containsExactly(OWNER);
    assertThat(report.comparison().added()).containsExactly(OWNER.id());
    assertThat(report.comparison().known()).containsExactly(BALANCE.id());
    assertThat(report.comparison().gone()).containsExactly(gone.id());
    assertThat(report.comparison().knownFindings()).containsExactly(BALANCE);
    assertThat(report.comparison().goneFindings()).containsExactly(gone);
  }

  /** What a JVM could not write down, say, is there all the same. */
  @Test
  void nothingIsGoneIfSomethingMayBeMissing() {
    Selection selection =
        new Selection(Suppressions.none(), new Baseline(Samples.report(BALANCE, OWNER)));
    Report incomplete =
        new MergedFindings().add(List.of(OWNER)).notChecked(RunJournals.UNWRITTEN).toReport();
    Report report = selection.apply(incomplete);
    assertThat(report.comparison().known()).containsExactly(OWNER.id());
    assertThat(report.comparison().gone()).isEmpty();
    assertThat(report.comparison().goneFindings()).isEmpty();
    assertThat(Summary.of(report, null)).endsWith("1 data race, 0 new, 1 known\n");
  }

  @Test
  void whatIsKnownStaysWhatItIsFromBaselineToBaseline() {
    Selection first = new Selection(Suppressions.none(), new Baseline(Samples.report(BALANCE)));
    Baseline next = new Baseline(first.apply(Samples.report(BALANCE)));
    Report later = new Selection(Suppressions.none(), next).apply(Samples.report(OWNER));
    assertThat(later.comparison().goneFindings()).containsExactly(BALANCE);
  }

  @Test
  void aBaselineOfIdsAloneIsOneToo() {
    Report.Comparison onlyIds =
        new Report.Comparison(
            List.of(), List.of(BALANCE.id(), "R-1"), List.of(), List.of(), List.of());
    Baseline baseline = new Baseline(Samples.report().with(List.of(), 0, onlyIds));
    Report report = new Selection(Suppressions.none(), baseline).apply(Samples.report(BALANCE));
    assertThat(report.findings()).isEmpty();
    assertThat(report.comparison().gone()).containsExactly("R-1");
    assertThat(report.comparison().goneFindings()).isEmpty();
  }

  @Test
  void aReportIsComparedAnewWithWhatItKnew() {
    Baseline baseline = new Baseline(Samples.report(BALANCE));
    Selection selection = new Selection(Suppressions.none(), baseline);
    Report report = selection.apply(Samples.report(BALANCE, OWNER));
    assertThat(selection.apply(report)).isEqualTo(report);
    Selection other = new Selection(Suppressions.none(), new Baseline(Samples.report(OWNER)));
    assertThat(other.apply(report).findings()).containsExactly(BALANCE);
  }

  @Test
  void aReportMadeWithABaselineIsABaseline() {
    Selection first = new Selection(Suppressions.none(), new Baseline(Samples.report(BALANCE)));
    Report report = first.apply(Samples.report(BALANCE, OWNER));
    Selection second = new Selection(Suppressions.none(), new Baseline(report));
    assertThat(second.apply(Samples.report(BALANCE, OWNER)).findings()).isEmpty();
  }

  @Test
  void readsTheFilesThatOptionsName() throws Exception {
    Path baseline = directory.resolve("baseline.json");
    ReportFile.write(Samples.report(BALANCE), baseline);
    Path suppressions = Files.writeString(directory.resolve("s.txt"), "race:no.Body");
    Options options =
        new Options()
            .set(Option.BASELINE, baseline.toString())
            .set(Option.SUPPRESSIONS, suppressions.toString());
    assertThat(Selection.read(options).apply(Samples.report(BALANCE)).findings()).isEmpty();
  }

  @Test
  void onlyTheDefaultSuppressionsFileMayBeMissing() throws Exception {
    assertThat(Selection.read(new Options())).isNotNull();
    Options options = new Options().set(Option.SUPPRESSIONS, directory.resolve("none").toString());
    assertThatThrownBy(() -> Selection.read(options))
        .isInstanceOf(ReportException.class)
        .hasMessageEndingWith("none cannot be read: no such file or directory");
  }

  private Suppressions suppressions(String text) throws IOException, ReportException {
    return Suppressions.read(Files.writeString(directory.resolve("suppressions.txt"), text));
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.About;
import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Cost;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.MergedFindings;
import dev.heddle.report.journal.Journal;
import dev.heddle.report.json.ReportFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportCommandTest {
  private static final Finding BALANCE = race("balance");
  private static final Finding OWNER = race("owner");

  @TempDir Path directory;

  private final PrintStream systemErr = System.err;
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeEach
  void capture() {
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  @AfterEach
  void release() {
    System.setErr(systemErr);
  }

  @Test
  void mergesReports() throws Exception {
    Path one = write("one.json", new MergedFindings().add(List.of(BALANCE)));
    Path two = write("two.json", new MergedFindings().add(List.of(BALANCE, OWNER)));
    assertThat(report(one, two)).isEqualTo(ExitCode.FINDINGS);
    assertThat(err()).contains("bank.Account.balance", "(seen 2 times)", "heddle: 2 data races");
    assertThat(published().findings()).containsExactly(BALANCE.withOccurrences(2), OWNER);
  }

  @Test
  void cleanIsZero() throws Exception {
    assertThat(report(write("clean.json", new MergedFindings()))).isEqualTo(ExitCode.CLEAN);
  }

  @Test
  void aReportThatCannotBeWrittenIsNotClean() throws Exception {
    Path clean = write("clean.json", new MergedFindings());
    Files.writeString(out(), "no directory");
    assertThat(report(clean)).isEqualTo(ExitCode.USAGE_ERROR);
    assertThat(err()).contains("heddle: cannot write " + out().resolve("report.json"));
  }

  @Test
  void incompleteIsNotClean() throws Exception {
    Path file = write("part.json", new MergedFindings().notChecked("Something."));
    assertThat(report(file)).isEqualTo(ExitCode.INCOMPLETE);
    assertThat(err()).contains("heddle: not checked: Something.");
  }

  @Test
  void comparesWithABaseline() throws Exception {
    Path old = write("old.json", new MergedFindings().add(List.of(BALANCE)));
    Path now = write("now.json", new MergedFindings().add(List.of(BALANCE)));
    assertThat(report("--baseline", old.toString(), now.toString())).isEqualTo(ExitCode.CLEAN);
    assertThat(err()).contains("1 data race, 0 new, 1 known, 0 gone");
  }

  @Test
  void partsThatWereComparedMakeAWholeThatIs() throws Exception {
    Path old = write("old.json", new MergedFindings().add(List.of(BALANCE, OWNER)));
    Finding added = race("limit");
    Path one = compared("one", old, new MergedFindings().add(List.of(BALANCE)));
    Path two = compared("two", old, new MergedFindings().add(List.of(BALANCE, added)));
    assertThat(report(one, two)).isEqualTo(ExitCode.FINDINGS);
    assertThat(published().findings()).containsExactly(added);
    assertThat(published().comparison().knownFindings())
        .containsExactly(BALANCE.withOccurrences(2));
    assertThat(published().comparison().goneFindings()).containsExactly(OWNER);
    assertThat(err()).contains("2 data races, 1 new, 1 known, 1 gone");
  }

  private Path compared(String name, Path baseline, MergedFindings findings) throws Exception {
    Path file = write(name + ".json", findings);
    report("--baseline", baseline.toString(), "--quiet", file.toString());
    return Files.move(out().resolve(ReportFile.NAME), directory.resolve(name + "-compared.json"));
  }

  @Test
  void convertsToOtherFormats() throws Exception {
    Path file = write("one.json", new MergedFindings().add(List.of(BALANCE)));
    assertThat(report("--format", "junit,sarif", file.toString())).isEqualTo(ExitCode.FINDINGS);
    assertThat(out().resolve("report.junit.xml")).content().contains("<failure");
    assertThat(out().resolve("report.sarif")).content().contains(BALANCE.id());
    assertThat(out().resolve("report.html")).doesNotExist();
    assertThat(err())
        .isEqualTo("heddle: 1 data race; report: " + out().resolve("report.json") + "\n");
  }

  @Test
  void refusesSourcesThatAreNotThere() throws Exception {
    Path file = write("one.json", new MergedFindings().add(List.of(BALANCE)));
    Path none = directory.resolve("none");
    assertThat(report("--sources", none.toString(), file.toString()))
        .isEqualTo(ExitCode.USAGE_ERROR);
    assertThat(err()).isEqualTo("heddle report: the sources " + none + " do not exist\n");
  }

  @Test
  void keepsHowAReportCameToBe() throws Exception {
    About about =
        new About(
            "heddle run -- java Bank", "17", "2026-11-16T12:00:00Z", 2, 1, 7, new Cost(3, 1, 90));
    Path one = write("one.json", new MergedFindings().about(about));
    Path two = write("two.json", new MergedFindings().about(about));
    report(one);
    assertThat(published().about()).isEqualTo(about);
    report(one, two);
    assertThat(published().about())
        .isEqualTo(
            new About(
                "heddle run -- java Bank",
                "17",
                "2026-11-16T12:00:00Z",
                4,
                2,
                14,
                new Cost(6, 2, 90)));
  }

  @Test
  void readsTheJournalOfAKilledJvm() throws Exception {
    Journal journal = Journal.open(directory.resolve("journal"));
    journal.begin("bank.Main");
    journal.finding(BALANCE);
    assertThat(report(journal.file())).isEqualTo(ExitCode.FINDINGS);
    assertThat(published().complete()).isFalse();
  }

  @Test
  void aCutJournalIsIncompleteAndGarbageIsNone() throws Exception {
    Journal journal = Journal.open(directory.resolve("journal"));
    journal.begin("bank.Main");
    journal.finding(BALANCE);
    byte[] whole = Files.readAllBytes(journal.file());
    Files.write(journal.file(), Arrays.copyOf(whole, whole.length - 20));
    assertThat(report(journal.file())).isEqualTo(ExitCode.INCOMPLETE);
    Path garbage = Files.writeString(directory.resolve("x.jsonl"), "garbage\n{\"x\": 1}\n\u0001");
    assertThat(report(garbage)).isEqualTo(ExitCode.USAGE_ERROR);
    assertThat(err()).endsWith("heddle report: " + garbage + " is not a journal of heddle\n");
  }

  @Test
  void inputThatCannotBeReadIsNamed() throws IOException {
    Path file = Files.writeString(directory.resolve("x.json"), "{");
    assertThat(report(file)).isEqualTo(ExitCode.USAGE_ERROR);
    assertThat(err()).startsWith("heddle report: " + file + " is not a heddle report: ");
    assertThat(report(directory.resolve("none.json"))).isEqualTo(ExitCode.USAGE_ERROR);
  }

  @Test
  void doesNotOverwriteAPartWithTheWhole() throws Exception {
    Path one = write("out/report.json", new MergedFindings().add(List.of(BALANCE)));
    Path two = write("two.json", new MergedFindings().add(List.of(BALANCE)));
    assertThat(report(one, two)).isEqualTo(ExitCode.USAGE_ERROR);
    assertThat(err()).contains("would be overwritten");
    assertThat(report(one)).isEqualTo(ExitCode.FINDINGS);
  }

  private static Finding race(String field) {
    Frame frame = new Frame("bank.Account", field, "Account.java", 1);
    Access access =
        new Access(Access.Operation.WRITE, "main", List.of(), List.of(), List.of(frame));
    Subject subject = Subject.field("bank.Account", field);
    return Finding.observedRace("happens-before", subject, 1, access, access);
  }

  private Path write(String name, MergedFindings findings) throws IOException {
    Path file = directory.resolve(name);
    ReportFile.write(findings.toReport(), file);
    return file;
  }

  private int report(Path... files) {
    List<String> arguments = new ArrayList<>();
    for (Path file : files) {
      arguments.add(file.toString());
    }
    return report(arguments.toArray(new String[0]));
  }

  private int report(String... arguments) {
    List<String> words = new ArrayList<>(List.of("report", "--report", out().toString()));
    words.addAll(List.of(arguments));
    return Main.commandLine().execute(words.toArray(new String[0]));
  }

  private Report published() throws Exception {
    return ReportFile.read(out().resolve(ReportFile.NAME));
  }

  private Path out() {
    return directory.resolve("out");
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }
}

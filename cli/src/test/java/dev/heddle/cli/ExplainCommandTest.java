// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.MergedFindings;
import dev.heddle.report.json.ReportFile;
import dev.heddle.report.select.Baseline;
import dev.heddle.report.select.Selection;
import dev.heddle.report.select.Suppressions;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainCommandTest {
  private static final Finding BALANCE = race("balance");
  private static final Finding OWNER = race("owner");

  @TempDir Path directory;

  private final PrintStream systemOut = System.out;
  private final PrintStream systemErr = System.err;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeEach
  void writeReport() throws Exception {
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    Path file = directory.resolve(ReportFile.NAME);
    ReportFile.write(new MergedFindings().add(List.of(BALANCE, OWNER)).toReport(), file);
  }

  @AfterEach
  void release() {
    System.setOut(systemOut);
    System.setErr(systemErr);
  }

  @Test
  void explainsOneFindingOfTheReportDirectory() {
    assertThat(explain("--report", directory.toString(), BALANCE.id())).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("bank.Account.balance", "How sure this is", "How to mend it", "race_top:")
        .doesNotContain("bank.Account.owner");
  }

  @Test
  void idsMayBeCutAndFilesNamed() {
    String cut = OWNER.id().substring(2, 7).toUpperCase(java.util.Locale.ROOT);
    assertThat(explain(cut, directory.resolve(ReportFile.NAME).toString())).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("bank.Account.owner");
  }

  @Test
  void whatIsKnownOrGoneIsExplainedToo() throws Exception {
    Path file = directory.resolve("compared.json");
    Finding gone = race("limit");
    Report earlier = new MergedFindings().add(List.of(BALANCE, gone)).toReport();
    Report now = new MergedFindings().add(List.of(BALANCE, OWNER)).toReport();
    Selection selection = new Selection(Suppressions.none(), new Baseline(earlier));
    ReportFile.write(selection.apply(now), file);
    assertThat(explain(BALANCE.id(), file.toString())).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("It is known");
    out.reset();
    assertThat(explain(gone.id(), file.toString())).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("It is gone");
    out.reset();
    assertThat(explain(OWNER.id(), file.toString())).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).doesNotContain("It is known", "It is gone");
  }

  @Test
  void whatIsNotThereIsSaid() {
    String file = directory.resolve(ReportFile.NAME).toString();
    assertThat(explain("R-", file)).isEqualTo(ExitCode.USAGE_ERROR);
    assertThat(err())
        .isEqualTo("heddle explain: \"R-\" can be " + BALANCE.id() + " or " + OWNER.id() + "\n");
    err.reset();
    assertThat(explain(BALANCE.id() + "0", file)).isEqualTo(ExitCode.USAGE_ERROR);
    assertThat(err())
        .isEqualTo(
            "heddle explain: "
                + file
                + " has no finding \""
                + BALANCE.id()
                + "0\"; did you mean \""
                + BALANCE.id()
                + "\"?\n");
    err.reset();
    assertThat(explain(BALANCE.id(), file, "more")).isEqualTo(ExitCode.USAGE_ERROR);
    assertThat(err())
        .isEqualTo("heddle explain: one id and one file are enough, \"more\" is too much\n");
    err.reset();
    assertThat(explain("R-1", directory.resolve("none.json").toString()))
        .isEqualTo(ExitCode.USAGE_ERROR);
    assertThat(err()).endsWith("none.json does not exist\n");
    assertThat(out.size()).isZero();
  }

  private static Finding race(String field) {
    Frame frame = new Frame("bank.Account", field, "Account.java", 1);
    Access access =
        new Access(Access.Operation.WRITE, "main", List.of(), List.of(), List.of(frame));
    return Finding.observedRace(
        "happens-before", Subject.field("bank.Account", field), 1, access, access);
  }

  private static int explain(String... arguments) {
    String[] words = new String[arguments.length + 1];
    words[0] = "explain";
    System.arraycopy(arguments, 0, words, 1, arguments.length);
    return Main.commandLine().execute(words);
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.realworld.ChildJvm.Outcome;
import dev.heddle.report.json.ReportFile;
import dev.heddle.report.text.Paint;
import dev.heddle.report.text.TextReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Real programs behave under heddle as they do without, and heddle says nothing new of them. */
final class RealProgramsIT {
  private static final Path FINDINGS = Path.of("..", "docs", "findings.md");

  @TempDir private Path directory;

  @TestFactory
  List<DynamicTest> realPrograms() throws Exception {
    List<DynamicTest> tests = new ArrayList<>();
    for (Jdk jdk : Jdk.all()) {
      for (RealProgram program : RealProgram.all()) {
        tests.add(
            DynamicTest.dynamicTest(program.name() + " on " + jdk, () -> check(jdk, program)));
      }
    }
    return tests;
  }

  @Test
  void everyKnownRaceIsWrittenUp() throws Exception {
    Set<String> known = new TreeSet<>();
    for (RealProgram program : RealProgram.all()) {
      known.addAll(Known.of(program).headings());
    }
    assertThat(writtenUp()).isEqualTo(known);
  }

  private static Set<String> writtenUp() throws IOException {
    String heading = "### ";
    Set<String> headings = new TreeSet<>();
    for (String line : Files.readAllLines(FINDINGS)) {
      if (line.startsWith(heading)) {
        headings.add(line.substring(heading.length()));
      }
    }
    return headings;
  }

  private void check(Jdk jdk, RealProgram program) throws Exception {
    Path own = Files.createTempDirectory(directory, program.name());
    ChildJvm jvm = new ChildJvm(jdk, own);
    Path reports = own.resolve("report");
    Outcome plain = jvm.run(program, ChildJvm.QUICKLY);
    assertThat(plain.exitCode()).describedAs(plain.errors()).isZero();
    String heddle = ChildJvm.heddle(reports);
    Outcome checked =
        jdk.isCurrent() ? jvm.run(program, heddle) : jvm.run(program, heddle, ChildJvm.QUICKLY);
    CheckedOutcome.assertSameBehaviour(plain, checked);
    Report report = ReportFile.read(reports.resolve(ReportFile.NAME));
    assertNothingNew(Known.of(program), report);
    System.out.printf(
        "%s on %s: %d lines of output, the same; %d findings, all known; %.1f s, %.1f s checked%n",
        program.name(),
        jdk,
        plain.output().lines().count(),
        report.findings().size(),
        plain.seconds(),
        checked.seconds());
  }

  private static void assertNothingNew(Known known, Report report) {
    StringBuilder unknown = new StringBuilder();
    for (Finding finding : report.findings()) {
      if (!known.contains(finding)) {
        unknown.append(TextReport.of(finding, Paint.NONE)).append(Known.line(finding)).append('\n');
      }
    }
    assertThat(unknown.toString()).describedAs("unknown findings").isEmpty();
    assertThat(report.notChecked())
        .filteredOn(sentence -> !known.allowsNotChecked(sentence))
        .describedAs("not checked")
        .isEmpty();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.realworld.ChildJvm.Outcome;
import dev.heddle.report.json.ReportFile;
import dev.heddle.report.text.Paint;
import dev.heddle.report.text.TextReport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Real programs behave under heddle as they do without, and heddle says nothing new of them. */
final class RealProgramsIT {
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

  private void check(Jdk jdk, RealProgram program) throws Exception {
    Path own = Files.createTempDirectory(directory, program.name());
    ChildJvm jvm = new ChildJvm(jdk, own);
    Path reports = own.resolve("report");
    Outcome plain = jvm.run(program);
    assertThat(plain.exitCode()).describedAs(plain.errors()).isZero();
    Outcome checked = jvm.run(program, ChildJvm.heddle(reports));
    CheckedOutcome.assertSameBehaviour(plain, checked);
    Report report = ReportFile.read(reports.resolve(ReportFile.NAME));
    assertNothingNew(Known.of(program), report);
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

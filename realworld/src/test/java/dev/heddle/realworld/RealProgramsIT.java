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
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Real programs behave under heddle as they do without, and heddle says nothing new of them.
 *
 * <p>The libraries have races that one run in hundreds shows. So what is new is looked for in
 * further runs, and fails the test when it comes again; what does not is printed, to be looked into
 * and written up. With {@code -Dheddle.realworld.strict=true} it fails the test at once.
 */
final class RealProgramsIT {
  private static final Path FINDINGS = Path.of("..", "docs", "findings.md");

  private static final int FURTHER_RUNS = Boolean.getBoolean("heddle.realworld.strict") ? 0 : 2;

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
    Outcome checked = check(jvm, jdk, program, reports);
    CheckedOutcome.assertSameBehaviour(plain, checked);
    Report report = ReportFile.read(reports.resolve(ReportFile.NAME));
    Known known = Known.of(program);
    assertThat(report.notChecked())
        .filteredOn(sentence -> !known.allowsNotChecked(sentence))
        .describedAs("not checked")
        .isEmpty();
    Map<String, Finding> news = unknown(known, report);
    if (!news.isEmpty()) {
      System.out.println(program.name() + " on " + jdk + ", new:\n" + describe(news));
      Map<String, Finding> again = new TreeMap<>(FURTHER_RUNS == 0 ? news : Map.of());
      for (int run = 0; run < FURTHER_RUNS; run++) {
        Path further = own.resolve("further-" + run);
        check(jvm, jdk, program, further);
        again.putAll(unknown(known, ReportFile.read(further.resolve(ReportFile.NAME))));
      }
      again.keySet().retainAll(news.keySet());
      assertThat(describe(again)).describedAs("unknown findings").isEmpty();
    }
    System.out.printf(
        "%s on %s: %d lines of output, the same; %d findings, %d new; %.1f s, %.1f s checked%n",
        program.name(),
        jdk,
        plain.output().lines().count(),
        report.findings().size(),
        news.size(),
        plain.seconds(),
        checked.seconds());
  }

  private static Outcome check(ChildJvm jvm, Jdk jdk, RealProgram program, Path reports)
      throws Exception {
    String heddle = ChildJvm.heddle(reports);
    return jdk.isCurrent() ? jvm.run(program, heddle) : jvm.run(program, heddle, ChildJvm.QUICKLY);
  }

  private static Map<String, Finding> unknown(Known known, Report report) {
    Map<String, Finding> unknown = new TreeMap<>();
    for (Finding finding : report.findings()) {
      if (!known.contains(finding)) {
        unknown.put(finding.id(), finding);
      }
    }
    return unknown;
  }

  private static String describe(Map<String, Finding> findings) {
    StringBuilder text = new StringBuilder();
    for (Finding finding : findings.values()) {
      text.append(TextReport.of(finding, Paint.NONE)).append(Known.line(finding)).append('\n');
    }
    return text.toString();
  }
}

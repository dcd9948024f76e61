// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Report;
import dev.heddle.realworld.ChildJvm.Outcome;
import dev.heddle.report.json.ReportFile;
import dev.heddle.report.text.Paint;
import dev.heddle.report.text.TextReport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.tools.ExecFileLoader;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** JaCoCo measures the same coverage with heddle beside it, whichever agent comes first. */
final class JacocoIT {
  private static final RealProgram PROGRAM = new RealProgram("jacoco");

  @TempDir private Path directory;

  static List<Jdk> jdks() {
    return Jdk.all();
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void jacocoFirst(Jdk jdk) throws Exception {
    check(jdk, true);
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void heddleFirst(Jdk jdk) throws Exception {
    check(jdk, false);
  }

  private void check(Jdk jdk, boolean jacocoFirst) throws Exception {
    ChildJvm jvm = new ChildJvm(jdk, directory);
    Path alone = directory.resolve("alone.exec");
    Path beside = directory.resolve("beside.exec");
    Path reports = directory.resolve("report");
    Outcome plain = jvm.run(PROGRAM, ChildJvm.QUICKLY, jacoco(alone));
    String heddle = ChildJvm.heddle(reports);
    Outcome checked =
        jacocoFirst
            ? jvm.run(PROGRAM, ChildJvm.QUICKLY, jacoco(beside), heddle)
            : jvm.run(PROGRAM, ChildJvm.QUICKLY, heddle, jacoco(beside));
    CheckedOutcome.assertSameBehaviour(plain, checked);
    assertThat(coverage(beside)).isEqualTo(coverage(alone)).isNotEmpty();
    Report report = ReportFile.read(reports.resolve(ReportFile.NAME));
    assertThat(TextReport.of(report, Paint.NONE)).isEmpty();
    assertThat(report.notChecked()).isEmpty();
  }

  private static String jacoco(Path data) throws Exception {
    try (Stream<Path> jars = Files.list(PROGRAM.libraries())) {
      return "-javaagent:" + jars.findFirst().orElseThrow() + "=destfile=" + data;
    }
  }

  /**
   * Counters of each class; JaCoCo leaves those of a class at 0 if its class id is not the same.
   */
  private static Map<String, String> coverage(Path data) throws Exception {
    ExecFileLoader loader = new ExecFileLoader();
    loader.load(data.toFile());
    CoverageBuilder builder = new CoverageBuilder();
    new Analyzer(loader.getExecutionDataStore(), builder).analyzeAll(PROGRAM.classes().toFile());
    Map<String, String> coverage = new TreeMap<>();
    for (IClassCoverage covered : builder.getClasses()) {
      assertThat(covered.isNoMatch()).describedAs("%s has another id", covered.getName()).isFalse();
      coverage.put(
          covered.getName(),
          covered.getInstructionCounter().getCoveredCount()
              + " instructions, "
              + covered.getBranchCounter().getCoveredCount()
              + " branches");
    }
    return coverage;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.report.ReportException;
import dev.heddle.report.json.ReportFile;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** One real build of all projects below {@code src/it}, and what became of each. */
class MavenBuildIT {
  private static MavenBuild build;

  @BeforeAll
  static void build() throws IOException, InterruptedException {
    MavenBuild.copyProjects();
    build = MavenBuild.run("", "verify");
  }

  @Test
  void failsOnRaceWithSentenceAndPlaceOfReport() throws ReportException {
    assertThat(build.resultOf("racy")).isEqualTo("FAILURE");
    assertThat(build.failureOf("racy"))
        .contains(":check (default)")
        .contains("heddle: 1 data race; report: racy/target/heddle/report.html");
    assertThat(build.output()).contains("[ERROR] Field com.acme.Counter.count is written by");
    assertThat(report("racy").findings()).hasSize(1);
    assertThat(directory("racy").resolve("report.html"))
        .content()
        .contains("count++; // race: Counter.count");
    assertThat(directory("racy").resolve("report.sarif")).exists();
  }

  @Test
  void passesWithoutRace() throws ReportException {
    assertThat(build.resultOf("clean")).isEqualTo("SUCCESS");
    assertThat(report("clean").findings()).isEmpty();
    assertThat(report("clean").complete()).isTrue();
  }

  @Test
  void passesIfTheBaselineKnowsTheRace() throws ReportException {
    assertThat(build.resultOf("known")).isEqualTo("SUCCESS");
    assertThat(report("known").comparison().known()).hasSize(1);
  }

  @Test
  void passesIfTheRaceIsSuppressed() throws ReportException {
    assertThat(build.resultOf("suppressed")).isEqualTo("SUCCESS");
    assertThat(report("suppressed").suppressed()).isEqualTo(1);
  }

  @Test
  void mergesForksOfSurefireAndFailsafeAndPassesBelowTheThreshold() throws ReportException {
    assertThat(build.resultOf("forks")).isEqualTo("SUCCESS");
    assertThat(report("forks").findings())
        .extracting(finding -> finding.subject().className())
        .containsExactlyInAnyOrder("com.acme.FirstTest", "com.acme.SecondTest", "com.acme.ThirdIT");
    assertThat(report("forks").complete()).isTrue();
  }

  @Test
  void worksBesideJacocoAndKeepsOtherArguments() throws ReportException {
    assertThat(build.resultOf("beside-jacoco")).isEqualTo("SUCCESS");
    assertThat(report("beside-jacoco").findings()).hasSize(1);
    assertThat(MavenBuild.PROJECTS.resolve("beside-jacoco/target/jacoco.exec")).isNotEmptyFile();
    assertThat(build.output()).containsPattern("argLine set to .*heddle.* -Xmx200m");
  }

  @Test
  void doesNothingIfToldSo() {
    assertThat(build.resultOf("skipped")).isEqualTo("SUCCESS");
    assertThat(directory("skipped")).doesNotExist();
  }

  @Test
  void failsIfTheTestsRanWithoutTheAgent() {
    assertThat(build.resultOf("without-agent")).isEqualTo("FAILURE");
    assertThat(build.failureOf("without-agent"))
        .contains("the tests ran without heddle")
        .contains("begin it with @{argLine}");
  }

  @Test
  void countsWhatTheScanFinds() throws ReportException {
    assertThat(build.resultOf("scanned")).isEqualTo("FAILURE");
    assertThat(report("scanned").findings())
        .extracting(Finding::evidence)
        .containsOnly(Finding.Evidence.STATIC);
    assertThat(build.failureOf("scanned")).contains("heddle: 1 data race; report: ");
  }

  @Test
  void takesPropertiesOfTheCommandLineAndReportsTheLastBuildAgain()
      throws IOException, InterruptedException, ReportException {
    // What other tests look at stays as it is.
    MavenBuild.copy(MavenBuild.PROJECTS.resolve("racy"), MavenBuild.PROJECTS.resolve("again"));
    String plugin = "dev.heddle:heddle-maven-plugin:" + System.getProperty("heddle.version");
    MavenBuild again = MavenBuild.run("again", plugin + ":report", "-Dheddle.format=json,github");
    assertThat(again.exitCode()).isZero();
    assertThat(again.output()).contains("heddle: 1 data race; report: ");

    MavenBuild other =
        MavenBuild.run(
            "again", "verify", "-Dheddle.exclude=com.acme.*", "-Dheddle.format=junit,json");
    assertThat(other.exitCode()).isZero();
    assertThat(report("again").findings()).isEmpty();
    assertThat(directory("again").resolve("report.junit.xml")).exists();
  }

  private static Path directory(String project) {
    return MavenBuild.PROJECTS.resolve(project).resolve("target/heddle");
  }

  private static Report report(String project) throws ReportException {
    return ReportFile.read(directory(project).resolve(ReportFile.NAME));
  }
}

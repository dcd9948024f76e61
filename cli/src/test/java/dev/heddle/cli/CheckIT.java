// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.cli.HeddleJar.Result;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Finding.Evidence;
import dev.heddle.model.finding.Support.Verdict;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code heddle check} from outside: a scan and a run that become one report. */
class CheckIT {
  @TempDir Path directory;

  private HeddleJar jar;

  @BeforeEach
  void workInTheDirectory() {
    jar = new HeddleJar(directory);
  }

  @Test
  void saysWhatTheRunThinksOfTheScansRaces() throws Exception {
    Result result = check("Suspect");
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(result.err())
        .startsWith("heddle: scanning\nheddle: running the program under the scan's plan\n")
        .contains(
            "The scan has found it as well.",
            "The run has made both accesses, by two threads, but always in order.",
            "In the run the two accesses did not meet.");
    Finding racy = finding("racy");
    assertThat(racy.evidence()).isEqualTo(Evidence.OBSERVED);
    assertThat(racy.support().evidences()).containsExactly(Evidence.OBSERVED, Evidence.STATIC);
    assertThat(racy.support().run()).isEqualTo(Verdict.CONFIRMED);
    Finding handedOver = finding("handedOver");
    assertThat(handedOver.evidence()).isEqualTo(Evidence.STATIC);
    assertThat(handedOver.support().run()).isEqualTo(Verdict.ORDERED);
    assertThat(finding("unreached").support().run()).isEqualTo(Verdict.NOT_MET);
    assertThat(directory.resolve("heddle-report/scan.plan")).isRegularFile();
  }

  @Test
  void theProgramsOwnExitCodeWins() throws Exception {
    assertThat(check("Racy", "exit").exitCode()).isEqualTo(7);
  }

  /** As {@code mvn clean test} does when the report is below {@code target}. */
  @Test
  void theCommandMayDeleteTheReportDirectoryWithThePlan() throws Exception {
    String script =
        "rm -r heddle-report && " + HeddleJar.JAVA + " -cp '" + HeddleJar.PROGRAMS + "' ";
    Result result =
        jar.heddle("check", HeddleJar.PROGRAMS, "--", "sh", "-c", script + "program.Racy");
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(result.out()).isEqualTo("ready\ndone\n");
    assertThat(finding("counter").evidence()).isEqualTo(Evidence.OBSERVED);
  }

  @Test
  void aProgramThatCannotBeScannedIsNotRun() throws Exception {
    Files.writeString(directory.resolve("no.jar"), "no jar");
    Result result = jar.heddle("check", "no.jar", "--", "touch", "ran");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.err()).contains("no.jar");
    assertThat(directory.resolve("ran")).doesNotExist();
  }

  @Test
  void needsAProgramAndACommand() throws Exception {
    Result noCommand = jar.heddle("check", HeddleJar.PROGRAMS);
    assertThat(noCommand.exitCode()).isEqualTo(2);
    assertThat(noCommand.err()).contains("no program given");
    Result noProgram = jar.heddle("check", "--", "java", "-version");
    assertThat(noProgram.exitCode()).isEqualTo(2);
    assertThat(noProgram.err()).contains("nothing to scan given");
  }

  /** Scans the program's own classes only, so that nothing is missing. */
  private Result check(String program, String... arguments) throws Exception {
    Path own = Files.createDirectories(directory.resolve("classes/program"));
    try (DirectoryStream<Path> parts =
        Files.newDirectoryStream(Path.of(HeddleJar.PROGRAMS, "program"), program + "*.class")) {
      for (Path part : parts) {
        Files.copy(part, own.resolve(part.getFileName()));
      }
    }
    List<String> words = new ArrayList<>(List.of("check", "classes", "--"));
    words.addAll(List.of(HeddleJar.JAVA, "-cp", "classes", "program." + program));
    words.addAll(List.of(arguments));
    return jar.heddle(words.toArray(new String[0]));
  }

  private Finding finding(String field) throws Exception {
    return jar.report().findings().stream()
        .filter(finding -> field.equals(finding.subject().name()))
        .findFirst()
        .orElseThrow();
  }
}

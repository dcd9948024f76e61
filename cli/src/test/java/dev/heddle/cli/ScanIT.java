// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.cli.HeddleJar.Result;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs are scanned as users do it, and everything that can be wrong with them is said. */
class ScanIT {
  @TempDir Path directory;

  private HeddleJar jar;

  @BeforeEach
  void workInTheDirectory() {
    jar = new HeddleJar(directory);
  }

  @Test
  void aRaceIsFoundWithBothStacks() throws Exception {
    copy("Racy", "classes");
    Result result = jar.heddle("scan", "classes");
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .contains("WARNING: POSSIBLE DATA RACE  R-", "Field program.Racy.counter is written by ")
        .contains("  at program.Racy.lambda$main$0(Racy.java:14)\n")
        .contains("  at program.Racy.lambda$main$1(Racy.java:19)\n")
        .endsWith("heddle: 1 data race; report: heddle-report/report.html\n");
    Finding finding = jar.report().findings().get(0);
    assertThat(finding.evidence()).isEqualTo(Finding.Evidence.STATIC);
    assertThat(finding.detector()).isEqualTo("scan");
    assertThat(finding.subject()).isEqualTo(Subject.field("program.Racy", "counter"));
    assertThat(finding.accesses()).hasSize(2).noneMatch(access -> access.stack().isEmpty());
    assertThat(jar.report().complete()).isTrue();
  }

  @Test
  void aRunFindsTheSameRace() throws Exception {
    copy("Racy", "classes");
    jar.heddle("scan", "classes");
    String id = jar.report().findings().get(0).id();
    jar.check("program.Racy");
    assertThat(jar.report().findings()).extracting(Finding::id).containsExactly(id);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Clean", "Hello"})
  void aCleanProgramIsCalledClean(String program) throws Exception {
    copy(program, "classes");
    Result result = jar.heddle("scan", "classes");
    assertThat(result.err())
        .isEqualTo("heddle: nothing found; report: heddle-report/report.html\n");
    assertThat(result.exitCode()).isZero();
    assertThat(jar.heddle("scan", "--quiet", "classes").err()).isEmpty();
  }

  @Test
  void withoutLocksEveryPairOfAccessesRaces() throws Exception {
    copy("Clean", "classes");
    Result result =
        jar.heddle("scan", "--without", "synchronized,deep-synchronized", "--verbose", "classes");
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(result.err()).contains("heddle: classes of the program: 1 (after ");
  }

  @Test
  void groupsShowPlaces() throws Exception {
    copy("Racy", "classes");
    Result result = jar.heddle("scan", "--groups", "classes");
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(result.err())
        .isEqualTo(
            """
            Threads: program.Racy.main(Racy.java:22)
                     program.Racy.main(Racy.java:23)
            program.Racy
             .counter
               (a) program.Racy.lambda$main$0(Racy.java:14)
               (b) program.Racy.lambda$main$1(Racy.java:19) [3x]

            heddle: 1 data race; report: heddle-report/report.html
            """);
  }

  @Test
  void onlyTheEntryCounts() throws Exception {
    copy("Racy", "classes");
    copy("Clean", "classes");
    assertThat(jar.heddle("scan", "--entry", "program.Clean.main", "classes").exitCode()).isZero();
    assertThat(jar.heddle("scan", "classes").exitCode()).isEqualTo(66);
  }

  @Test
  void anEntryThatDoesNotExist() throws Exception {
    copy("Clean", "classes");
    Result result = jar.heddle("scan", "--entry", "program.Clean.mian", "classes");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.err())
        .startsWith("heddle scan: there is no method program.Clean.mian; the nearest are program.")
        .hasLineCount(1);
  }

  @Test
  void noEntryPoint() throws Exception {
    copy("acme/Cache", "classes");
    Result result = jar.heddle("scan", "classes");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.err())
        .isEqualTo(
            "heddle scan: there is no main method to start from; name a method to start from, for"
                + " example: --entry com.acme.Server.start, or say --library\n");
  }

  @Test
  void thereIsNothing() throws Exception {
    Files.createDirectory(directory.resolve("empty"));
    assertThat(refusal("empty")).isEqualTo("there are no class files in empty");
    assertThat(refusal("none.jar")).isEqualTo("none.jar does not exist");
  }

  @Test
  void notAJar() throws Exception {
    Files.writeString(directory.resolve("app.jar"), "not a jar");
    assertThat(refusal("app.jar")).startsWith("app.jar is not a jar that can be read: ");
  }

  @Test
  void aBrokenClassFileIsLeftOut() throws Exception {
    copy("Clean", "classes");
    Files.writeString(directory.resolve("classes/program/Broken.class"), "not a class");
    Result result = jar.heddle("scan", "classes");
    assertThat(result.exitCode()).isEqualTo(3);
    assertThat(result.err())
        .contains("heddle: not checked: program/Broken.class in classes was left out: ")
        .contains("the check is incomplete, nothing found in what was checked");
    assertThat(jar.report().complete()).isFalse();
  }

  @Test
  void aClassFileThatIsTooNewIsLeftOut() throws Exception {
    copy("Clean", "classes");
    Path clean = directory.resolve("classes/program/Clean.class");
    byte[] tooNew = Files.readAllBytes(clean);
    tooNew[7] = 99;
    Files.write(directory.resolve("classes/program/New.class"), tooNew);
    Result result = jar.heddle("scan", "classes");
    assertThat(result.exitCode()).isEqualTo(3);
    assertThat(result.err())
        .contains("program/New.class in classes was left out: it is for Java 55, which is too new");
  }

  @Test
  void ofTwoClassesWithOneNameTheFirstIsRead() throws Exception {
    copy("Clean", "classes");
    copy("Clean", "more");
    Result result = jar.heddle("scan", "classes", "more");
    assertThat(result.exitCode()).isEqualTo(3);
    assertThat(result.err())
        .contains("not checked: ", "more than once, such as program.Clean")
        .contains("; the first one found was read.");
  }

  @Test
  void stagesAreToldInDetail() throws Exception {
    copy("Clean", "classes");
    assertThat(jar.heddle("scan", "--verbose", "classes").err())
        .containsPattern(
            "heddle: CPU seconds: loading [0-9.]+, call graph [0-9.]+, locks [0-9.]+, races")
        .contains("heddle: pairs of accesses that locks or filters must keep apart: ");
  }

  @Test
  void nothingButABrokenClassFile() throws Exception {
    Files.createDirectory(directory.resolve("classes"));
    Files.writeString(directory.resolve("classes/Broken.class"), "not a class");
    assertThat(refusal("classes")).startsWith("there are no class files that can be read in ");
  }

  @Test
  void aMissingDependencyIsSaidAndTheRestScanned() throws Exception {
    copy("Acme", "classes");
    Result without = jar.heddle("scan", "classes");
    assertThat(without.exitCode()).isIn(3, 66);
    assertThat(without.err()).contains("that the program refers to", "not on the class path");
    assertThat(jar.report().complete()).isFalse();
    copy("acme/Cache", "library");
    copy("acme/SpinLock", "library");
    Result with = jar.heddle("scan", "--classpath", "library", "classes");
    assertThat(with.err()).doesNotContain("not checked");
    assertThat(jar.report().complete()).isTrue();
  }

  @Test
  void aClassPathThatDoesNotExist() throws Exception {
    copy("Clean", "classes");
    for (String path : List.of("none.jar", "none/*")) {
      Result result = jar.heddle("scan", "--classpath", path, "classes");
      assertThat(result.exitCode()).isEqualTo(2);
      assertThat(result.err()).startsWith("heddle scan: none").hasLineCount(1);
    }
  }

  @Test
  void whenTheTimeIsOverTheReportIsIncomplete() throws Exception {
    copy("Racy", "classes");
    Result result = jar.heddle("scan", "--timeout", "0.001", "classes");
    assertThat(result.exitCode()).isEqualTo(3);
    assertThat(result.err())
        .contains("heddle: not checked: The time for the scan was over after 0.001 s");
    assertThat(jar.report().complete()).isFalse();
  }

  @Test
  void tooLittleMemoryIsNoErrorInsideHeddle() throws Exception {
    List<String> command = new ArrayList<>(HeddleJar.command("scan", HeddleJar.PATH.toString()));
    command.add(1, "-Xmx24m");
    Result result = jar.result(jar.start(command), "");
    assertThat(result.err()).contains("heddle: not checked: The memory for the scan was used up");
    assertThat(result.err()).doesNotContain("OutOfMemoryError", "\tat ");
    assertThat(result.exitCode()).isEqualTo(3);
  }

  @Test
  void filesThatCannotBeRead() throws Exception {
    copy("Clean", "classes");
    for (String option : List.of("--baseline", "--suppressions", "--library-model")) {
      Result result = jar.heddle("scan", option, "none", "classes");
      assertThat(result.exitCode()).isEqualTo(2);
      assertThat(result.err()).startsWith("heddle scan: the ").hasLineCount(1);
    }
  }

  /** What heddle says of input that it cannot use. */
  private String refusal(String input) throws Exception {
    Result result = jar.heddle("scan", input);
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.err()).startsWith("heddle scan: ").hasLineCount(1);
    return result.err().strip().substring("heddle scan: ".length());
  }

  /** Copies a class of package {@code program}, and those nested in it, to a folder. */
  private void copy(String name, String folder) throws IOException {
    Path source = Path.of(HeddleJar.PROGRAMS, "program", name + ".class");
    Path target = directory.resolve(folder).resolve("program").resolve(name).getParent();
    Files.createDirectories(target);
    String simpleName = Path.of(name).getFileName().toString();
    try (Stream<Path> files = Files.list(source.getParent())) {
      for (Path file : files.toList()) {
        if (file.getFileName().toString().matches(simpleName + "(\\$.*)?\\.class")) {
          Files.copy(file, target.resolve(file.getFileName()));
        }
      }
    }
  }
}

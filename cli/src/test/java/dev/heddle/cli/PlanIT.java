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

/** {@code heddle scan --plan} says what {@code heddle run --plan} need not check. */
class PlanIT {
  @TempDir Path directory;

  private HeddleJar jar;

  @BeforeEach
  void workInTheDirectory() throws IOException {
    jar = new HeddleJar(directory);
    copy("Planned");
  }

  private void copy(String program) throws IOException {
    Path from = Path.of(HeddleJar.PROGRAMS, "program");
    Path to = Files.createDirectories(directory.resolve("classes/program"));
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (name.equals(program + ".class") || name.startsWith(program + "$")) {
          Files.copy(file, to.resolve(name));
        }
      }
    }
  }

  private Result run(String... options) throws Exception {
    List<String> words = new ArrayList<>(List.of("run"));
    words.addAll(List.of(options));
    words.addAll(List.of("--", HeddleJar.JAVA, "-cp", "classes", "program.Planned"));
    return jar.heddle(words.toArray(String[]::new));
  }

  private List<String> ids() throws Exception {
    return jar.report().findings().stream().map(Finding::id).toList();
  }

  @Test
  void aRunWithAPlanFindsTheSame() throws Exception {
    Result scan = jar.heddle("scan", "--plan", "p", "classes");
    assertThat(scan.exitCode()).isEqualTo(66);
    assertThat(scan.err()).endsWith("heddle: 3 fields need no check in a run; plan: p\n");
    assertThat(Files.readAllLines(directory.resolve("p")))
        .startsWith("heddle plan 1")
        .contains(
            "unshared program.Planned.onlyMain  # only thread main",
            "unshared program.Planned$Counts.started  # only thread main",
            "unshared program.Planned$Sum.value  # thread-local objects")
        .noneMatch(line -> line.contains("Planned.shared"));
    run();
    List<String> without = ids();
    Result with = run("--plan", "p");
    assertThat(with.out()).isEqualTo("3\n");
    assertThat(ids()).isEqualTo(without);
    assertThat(jar.report().findings())
        .extracting(Finding::subject)
        .containsOnly(Subject.field("program.Planned", "shared"));
    assertThat(jar.report().complete()).isTrue();
  }

  @Test
  void accessesInAMethodNeedNoCheckThoughOthersDo() throws Exception {
    copy("PlannedSites");
    String entry = "program.PlannedSites.main";
    Result scan = jar.heddle("scan", "--plan", "p", "--entry", entry, "classes");
    assertThat(scan.err())
        .endsWith(
            "heddle: 0 fields need no check in a run, nor accesses to others in 1 method; plan:"
                + " p\n");
    Path plan = directory.resolve("p");
    assertThat(Files.readString(plan))
        .contains(
            "unshared program.PlannedSites$Cell.value in program.PlannedSites.sum()I  # objects of"
                + " one thread\n");
    String[] run = {"run", "--plan", "p", "--", HeddleJar.JAVA, "-cp", "classes"};
    List<String> words = new ArrayList<>(List.of(run));
    words.add("program.PlannedSites");
    jar.heddle(words.toArray(String[]::new));
    assertThat(jar.report().findings())
        .extracting(Finding::subject)
        .containsOnly(Subject.field("program.PlannedSites$Cell", "value"));
    assertThat(jar.report().complete()).isTrue();
    Files.writeString(
        plan,
        Files.readString(plan)
            + "unshared program.PlannedSites$Cell.value in program.PlannedSites.share(I)V\n");
    jar.heddle(words.toArray(String[]::new));
    assertThat(jar.report().findings()).isEmpty();
  }

  @Test
  void whatThePlanCallsUnsharedIsNotChecked() throws Exception {
    jar.heddle("scan", "--plan", "p", "classes");
    Path plan = directory.resolve("p");
    Files.writeString(plan, Files.readString(plan) + "unshared program.Planned.shared\n");
    Result result = run("--plan", "p");
    assertThat(result.exitCode()).isZero();
    assertThat(jar.report().findings()).isEmpty();
    assertThat(jar.report().complete()).isTrue();
  }

  @Test
  void aPlanOfOtherClassFilesDoesNotCount() throws Exception {
    Files.writeString(
        directory.resolve("p"),
        "heddle plan 1\nclass program.Planned crc 1\nunshared program.Planned.shared\n");
    Result result = run("--plan", "p");
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(jar.report().findings())
        .extracting(Finding::subject)
        .containsOnly(Subject.field("program.Planned", "shared"));
    assertThat(jar.report().notChecked())
        .containsExactly(
            "fields that the plan calls unshared: class program.Planned is not as it was scanned"
                + " for the plan, or was not scanned; scan again");
  }

  @Test
  void noPlanIsWrittenIfSomethingIsMissing() throws Exception {
    Files.delete(directory.resolve("classes/program/Planned$Sum.class"));
    Result scan = jar.heddle("scan", "--plan", "p", "classes");
    assertThat(scan.err()).endsWith("heddle: no plan is written: not everything was looked at\n");
    assertThat(directory.resolve("p")).doesNotExist();
  }

  @Test
  void aPlanThatMakesNoSense() throws Exception {
    Path plan = Files.writeString(directory.resolve("p"), "heddle plan 1\nshared a.B.c\n");
    String message = "the plan " + plan + ":2: a line begins with class or unshared";
    Result run = run("--plan", "p");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("heddle run: " + message).hasLineCount(1);
    Result agent = jar.java("-javaagent:" + HeddleJar.PATH + "=plan=p", "program.Planned");
    assertThat(agent.exitCode()).isEqualTo(2);
    assertThat(agent.out()).isEmpty();
    assertThat(agent.err()).startsWith("heddle: " + message).hasLineCount(1);
  }

  @Test
  void whatDoesNotGoTogether() throws Exception {
    jar.heddle("scan", "--plan", "p", "classes");
    assertThat(run("--plan", "p", "--algorithm", "object-race").exitCode()).isEqualTo(2);
    assertThat(jar.heddle("scan", "--plan", "p", "--library", "classes").err())
        .isEqualTo("heddle scan: --plan and --library do not go together\n");
  }

  @Test
  void aPlanThatCannotBeWritten() throws Exception {
    Files.createFile(directory.resolve("file"));
    Result scan = jar.heddle("scan", "--plan", "file/p", "classes");
    assertThat(scan.exitCode()).isEqualTo(2);
    assertThat(scan.err()).contains("heddle scan: cannot write the plan file/p: ");
  }
}

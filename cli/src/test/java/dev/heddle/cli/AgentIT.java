// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.cli.HeddleJar.Result;
import dev.heddle.report.json.ReportFile;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The agent alone, without {@code heddle run}. */
class AgentIT {
  private static final String AGENT = "-javaagent:" + HeddleJar.PATH;

  private static final String SECOND =
      "heddle: this JVM has a heddle agent already; the second one, with other options, is"
          + " ignored\n";

  @TempDir Path directory;

  private HeddleJar jar;

  @BeforeEach
  void workInTheDirectory() {
    jar = new HeddleJar(directory);
  }

  @Test
  void reportsAtExit() throws Exception {
    Result result = jar.java(AGENT, "program.Racy");
    assertThat(result.exitCode()).isZero();
    assertThat(result.out()).isEqualTo("ready\ndone\n");
    assertThat(result.err())
        .startsWith("==================\nWARNING: DATA RACE  R-")
        .contains("Field program.Racy.counter is ")
        .endsWith("; report: heddle-report/report.html\n");
    assertThat(jar.report().findings()).isNotEmpty();
    assertThat(directory.resolve("heddle-report/journal")).doesNotExist();
    assertThat(directory.resolve("heddle-report/report.html")).content().contains("program.Racy");
    assertThat(directory.resolve("heddle-report/report.sarif")).content().contains("data-race");
    assertThat(jar.report().about().command()).isEqualTo("program.Racy");
    assertThat(jar.report().about().classesChecked()).isPositive();
    assertThat(jar.report().about().cost().cpuSeconds()).isPositive();
    assertThat(jar.report().about().cost().preparingSeconds()).isPositive();
  }

  /** The program halts: what is left is the journal. */
  @Test
  void aDeletedJournalComesBack() throws Exception {
    Result result = jar.java(AGENT, "program.Deleting", "heddle-report");
    assertThat(result.err()).isEmpty();
    Path journals = directory.resolve("heddle-report/journal");
    try (DirectoryStream<Path> files = Files.newDirectoryStream(journals)) {
      Path journal = files.iterator().next();
      assertThat(jar.heddle("report", journal.toString()).exitCode()).isEqualTo(66);
    }
    assertThat(jar.report().findings())
        .extracting(finding -> finding.subject().name())
        .containsExactly("before", "after");
  }

  @Test
  void quietSaysNothingAboutACorrectProgram() throws Exception {
    Result result = jar.java(AGENT + "=quiet", "program.Clean");
    assertThat(result.err()).isEmpty();
    assertThat(jar.report().complete()).isTrue();
  }

  @Test
  void aSecondAgentIsIgnored() throws Exception {
    Result result = jar.java(AGENT + "=quiet " + AGENT + "=report=other,bad=1", "program.Clean");
    assertThat(result.exitCode()).isZero();
    assertThat(result.out()).isEqualTo("done\n");
    assertThat(result.err()).isEqualTo(SECOND);
    assertThat(directory.resolve("other")).doesNotExist();
    assertThat(jar.report().complete()).isTrue();
  }

  @Test
  void theSameAgentTwiceIsNoMatter() throws Exception {
    Result result = jar.java(AGENT + "=quiet " + AGENT + "=quiet", "program.Clean");
    assertThat(result.err()).isEmpty();
  }

  @Test
  void anAgentInTheEnvironmentComesFirst() throws Exception {
    Path other = directory.resolve("other");
    String tools = "JAVA_TOOL_OPTIONS=" + AGENT + "=quiet,report=" + other;
    List<String> command = new ArrayList<>(List.of("env", tools));
    command.addAll(HeddleJar.command(HeddleJar.runArguments("program.Racy", "exit")));
    Result result = jar.result(jar.start(command), "");
    assertThat(result.exitCode()).isEqualTo(7);
    assertThat(result.err()).contains(SECOND, "WARNING: DATA RACE");
    assertThat(jar.report().complete()).isFalse();
    assertThat(ReportFile.read(other.resolve(ReportFile.NAME)).findings()).hasSize(1);
  }

  @Test
  void theProgramDoesNotSeeTheJar() throws Exception {
    Result plain = jar.java("-Xshare:auto", "program.ResourceList");
    Result checked = jar.java(AGENT + "=quiet " + AGENT + "=quiet", "program.ResourceList");
    assertThat(checked.out()).isEqualTo(plain.out()).endsWith("done\n");
    assertThat(checked.err()).isEmpty();
  }

  @Test
  void theJarMayHaveAnyName() throws Exception {
    Path renamed = Files.copy(HeddleJar.PATH, directory.resolve("detector.jar"));
    Result result = jar.java("-Xshare:off -javaagent:" + renamed, "program.Racy");
    assertThat(result.err()).startsWith("==================\nWARNING: DATA RACE  R-");
  }

  /** The JDK that runs the tests has built the jar. */
  @Test
  void theJdksClassesAreWovenAhead() throws Exception {
    assertThat(classesLoadedWith(AGENT + "=quiet")).doesNotContain("HookWeaver");
  }

  @Test
  void theLibraryModelIsPrepared() throws Exception {
    assertThat(classesLoadedWith(AGENT + "=quiet")).contains("library.PreparedModel");
  }

  @Test
  void aModelOfTheUsersIsWovenHereAndNow() throws Exception {
    Path model = directory.resolve("user.model");
    Files.writeString(model, "class java.util.concurrent.locks.ReentrantLock\n");
    assertThat(classesLoadedWith(AGENT + "=quiet,library-model=" + model)).contains("HookWeaver");
  }

  /** The JDK makes lambdas, and what records have, of classes that it writes at run time. */
  @ParameterizedTest
  @ValueSource(strings = {"program.Clean", "program.Everyday"})
  void noLambdaIsMadeForHeddle(String program) throws Exception {
    assertThat(classesLoadedWith(AGENT + "=quiet", program))
        .contains("dev.heddle.agent.internal.weave.MethodWeaver")
        .doesNotContainPattern("dev\\.heddle\\S*Lambda")
        .doesNotContain("java.lang.runtime.ObjectMethods");
  }

  private String classesLoadedWith(String agent) throws Exception {
    return classesLoadedWith(agent, "program.Clean");
  }

  private String classesLoadedWith(String agent, String program) throws Exception {
    Path log = directory.resolve("classes.txt");
    Result result = jar.java("-Xlog:class+load:file=" + log + " " + agent, program);
    assertThat(result.exitCode()).isZero();
    assertThat(result.err()).isEmpty();
    return Files.readString(log);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.cli.HeddleJar.Result;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be wrong before and while a program runs: one clear sentence, and the right code. */
class BadInputIT {
  @TempDir Path directory;

  private HeddleJar jar;

  @BeforeEach
  void workInTheDirectory() {
    jar = new HeddleJar(directory);
  }

  @Test
  void aProgramThatDoesNotExist() throws Exception {
    Result result = jar.heddle("run", "--", "no-such-program");
    assertThat(result.exitCode()).isEqualTo(127);
    assertThat(result.err())
        .isEqualTo("heddle: cannot start no-such-program: No such file or directory\n");
    assertThat(jar.report().complete()).isFalse();
  }

  @Test
  void noProgram() throws Exception {
    for (String[] words : new String[][] {{"run"}, {"run", "--"}}) {
      Result result = jar.heddle(words);
      assertThat(result.exitCode()).isEqualTo(2);
      assertThat(result.err())
          .isEqualTo(
              "heddle run: no program given; say for example: heddle run -- java -jar app.jar\n");
    }
  }

  @Test
  void anUnknownOption() throws Exception {
    Result result = jar.heddle("run", "--inclde", "x", "--", "echo", "started");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .isEqualTo("heddle run: unknown option \"--inclde\"; did you mean \"--include\"?\n");
  }

  @Test
  void aJarThatDoesNotExist() throws Exception {
    Result result = jar.heddle("run", "--", HeddleJar.JAVA, "-jar", "none.jar");
    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.err()).startsWith("Error: Unable to access jarfile none.jar\n");
    assertThat(jar.report().complete()).isFalse();
  }

  @Test
  void aProgramThatMayNotBeRun() throws Exception {
    Path file = Files.writeString(directory.resolve("notes.txt"), "hello");
    Result result = jar.heddle("run", "--", file.toString());
    assertThat(result.exitCode()).isEqualTo(127);
    assertThat(result.err()).isEqualTo("heddle: cannot start " + file + ": Permission denied\n");
  }

  @Test
  void aJarThatCannotBeRead() throws Exception {
    Files.writeString(directory.resolve("app.jar"), "not a jar");
    Result result = jar.heddle("run", "--", HeddleJar.JAVA, "-jar", "app.jar");
    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.err()).startsWith("Error: Invalid or corrupt jarfile app.jar\n");
  }

  @Test
  void aReportDirectoryThatCannotBeWritten() throws Exception {
    Files.createFile(directory.resolve("file"));
    Result result = jar.heddle("run", "--report", "file", "--", "echo", "started");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .startsWith("heddle run: cannot write to " + directory.resolve("file") + ": ")
        .hasLineCount(1);
  }

  /** It reports no room at all, but is not full. */
  @Test
  void aReportDirectoryWhereNothingCanBe() throws Exception {
    Result result = jar.heddle("run", "--report", "/proc/x", "--", "echo", "started");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .isEqualTo("heddle run: cannot write to /proc/x: no such file or directory\n");
  }

  @ParameterizedTest
  @CsvSource({
    "--baseline none.json, the baseline cannot be used: ",
    "--suppressions none.txt, the suppressions file ",
    "--library-model none.txt, the library model ",
    "--plan none.txt, the plan ",
  })
  void filesThatCannotBeRead(String option, String message) throws Exception {
    String[] words = option.split(" ");
    Result result = jar.heddle("run", words[0], words[1], "--", "echo", "started");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).startsWith("heddle run: " + message).hasLineCount(1);
  }

  @Test
  void aPatternThatMatchesNoClass() throws Exception {
    Result result = jar.heddle("run", "--include", "com/acme/*", "--", "echo", "started");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .isEqualTo(
            "heddle run: option \"include\" takes names of classes such as com.acme.*,"
                + " not \"com/acme/*\"\n");
    assertThat(agent("exclude=a.(b|c)").exitCode()).isEqualTo(2);
  }

  @Test
  void aLibraryModelThatMakesNoSense() throws Exception {
    Path model = Files.writeString(directory.resolve("a.model"), "class a.B\n  grab : reads it\n");
    String message = "the library model " + model + ":2: ";
    Result run = jar.heddle("run", "--library-model", "a.model", "--", "echo", "started");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("heddle run: " + message).hasLineCount(1);
    Result agent = agent("library-model=a.model");
    assertThat(agent.exitCode()).isEqualTo(2);
    assertThat(agent.out()).isEmpty();
    assertThat(agent.err()).startsWith("heddle: " + message).hasLineCount(1);
  }

  @Test
  void javaBefore17() throws Exception {
    String classPath = HeddleJar.PATH + File.pathSeparator + HeddleJar.PROGRAMS;
    List<String> command = List.of(HeddleJar.JAVA, "-cp", classPath, "program.OldJava");
    Result result = jar.result(jar.start(command), "");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .startsWith("heddle: needs Java 17 or later; this is Java 11, from ")
        .hasLineCount(1);
  }

  @Test
  void aFullDisk() throws Exception {
    Result result = withFullDisk(heddle("run --"), "program.Racy");
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(result.out())
        .contains("heddle: cannot write the journal: ", "; the program runs on, and what is found")
        .containsOnlyOnce("Field program.Racy.counter is ")
        .contains("ready\n")
        .contains("heddle: cannot write ")
        .contains("the check is incomplete, nothing but what is told above was found");
    assertThat(withFullDisk(heddle("run --"), "program.Racy exit").exitCode()).isEqualTo(7);
  }

  @Test
  void aFullDiskAndNothingToWriteDown() throws Exception {
    Files.writeString(directory.resolve("suppressions.txt"), "race:program.Racy.*\n");
    Result result = withFullDisk(heddle("run --suppressions suppressions.txt --"), "program.Racy");
    assertThat(result.exitCode()).isZero();
    assertThat(result.out())
        .doesNotContain("Field program.Racy.counter is ")
        .contains("the check is incomplete, nothing found in what was checked");
  }

  @Test
  void aFullDiskForTheAgentAlone() throws Exception {
    Result result = withFullDisk("", "-javaagent:" + HeddleJar.PATH, "program.Racy");
    assertThat(result.exitCode()).isZero();
    assertThat(result.out())
        .startsWith("heddle: cannot write the journal: ")
        .contains("Field program.Racy.counter is ", "ready\n", "heddle: cannot write ")
        .endsWith("heddle: 1 data race\n");
  }

  private static String heddle(String arguments) {
    return "'" + String.join("' '", HeddleJar.command()) + "' " + arguments;
  }

  /** A limit on the size of files makes writing fail just so, and needs no rights. */
  private Result withFullDisk(String heddle, String... program)
      throws IOException, InterruptedException {
    String java = HeddleJar.JAVA + " -XX:-UsePerfData -cp '" + HeddleJar.PROGRAMS + "' ";
    String script = "ulimit -f 0; " + heddle + " " + java + String.join(" ", program) + " 2>&1";
    return jar.result(jar.start(List.of("bash", "-c", script)), "");
  }

  @Test
  void anUnknownAgentKeyStopsTheJvm() throws Exception {
    Result result = agent("incldue=x");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .isEqualTo("heddle: unknown option \"incldue\"; did you mean \"include\"?\n");
  }

  @Test
  void aReportDirectoryThatTheAgentCannotWrite() throws Exception {
    Path file = Files.createFile(directory.resolve("file"));
    Result result = agent("report=file");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.err()).startsWith("heddle: cannot write to " + file + ": ").hasLineCount(1);
  }

  private Result agent(String options) throws IOException, InterruptedException {
    return jar.java("-javaagent:" + HeddleJar.PATH + "=" + options, "program.Racy");
  }
}

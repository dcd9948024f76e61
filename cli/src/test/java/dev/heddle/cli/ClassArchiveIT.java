// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.cli.HeddleJar.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** JVMs that write their classes to an archive: they do so, unchecked, and the report says it. */
class ClassArchiveIT {
  private static final String[] DUMP = {"-Xshare:dump", "-XX:SharedArchiveFile=classes.jsa"};

  private static final String NOT_CHECKED = "A JVM with -Xshare:dump ran unchecked: ";

  @TempDir Path directory;

  private HeddleJar jar;

  @BeforeEach
  void workInTheDirectory() {
    jar = new HeddleJar(directory);
  }

  @Test
  void theOptionInTheCommand() throws Exception {
    isWrittenAndTold(jar.heddle("run", "--", HeddleJar.JAVA, DUMP[0], DUMP[1]));
    assertThat(jar.report().notChecked()).hasSize(1);
  }

  @Test
  void theOptionInAFile() throws Exception {
    Files.writeString(directory.resolve("options"), "# a comment\n" + String.join("\n", DUMP));
    isWrittenAndTold(jar.heddle("run", "--", HeddleJar.JAVA, "@options"));
  }

  @Test
  void aChildOfACheckedJvm() throws Exception {
    String java = HeddleJar.JAVA;
    isWrittenAndTold(jar.check("program.Starter", java, DUMP[0], DUMP[1]));
    String starter = java + " -cp '" + HeddleJar.PROGRAMS + "' program.Starter ";
    String script = starter + java + " " + String.join(" ", DUMP);
    isWrittenAndTold(jar.heddle("run", "--", "sh", "-c", script));
  }

  @Test
  void anArgumentOfTheProgramIsNone() throws Exception {
    Result result = jar.check("program.Racy", DUMP);
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(jar.report().complete()).isTrue();
  }

  private void isWrittenAndTold(Result result) throws Exception {
    assertThat(result.exitCode()).describedAs(result.err()).isZero();
    assertThat(directory.resolve("classes.jsa")).isNotEmptyFile();
    assertThat(jar.report().notChecked()).anyMatch(sentence -> sentence.startsWith(NOT_CHECKED));
    Files.delete(directory.resolve("classes.jsa"));
  }
}

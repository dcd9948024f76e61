// SPDX-License-Identifier: Apache-2.0
package dev.heddle.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.junit.programs.Counters;
import dev.heddle.junit.worker.WorkerMain;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Heddle in a JVM as Gradle starts it for tests: {@link WorkerMain} stands in for Gradle's. */
class WorkerIT {
  private static final Path HEDDLE = Path.of(System.getProperty("heddle.jar")).normalize();
  private static final String TESTS = Counters.class.getName();

  /** As {@code jvmArgs} of a build script has it, and as Gradle hands it on, in a file. */
  @Test
  void testsThatRaceFailInAWorker(@TempDir Path directory) throws Exception {
    Path report = directory.resolve("report of tests");
    Path arguments =
        Files.writeString(
            directory.resolve("gradle-worker.txt"),
            "\"-javaagent:"
                + HEDDLE
                + "=report="
                + report
                + ",include=dev.heddle.junit.programs.*\"\n-cp\n\""
                + classPathOfWorker(directory)
                + "\"\n");
    Process process = start(arguments);
    String output = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor()).as(output).isZero();
    assertThat(output)
        .contains("races() FAILED")
        .contains("heddle has found this in the test:\n")
        .contains("isCorrect() SUCCESSFUL")
        .contains("heddle: 1 data race; report: ");
    assertThat(report.resolve("report.json")).content().contains(TESTS);
  }

  /** Nothing but the worker's main class. */
  private static Path classPathOfWorker(Path directory) throws IOException {
    String name = WorkerMain.class.getName().replace('.', '/') + ".class";
    Path copy = directory.resolve("worker").resolve(name);
    Files.createDirectories(copy.getParent());
    Files.copy(WorkerMain.class.getClassLoader().getResourceAsStream(name), copy);
    return directory.resolve("worker");
  }

  private static Process start(Path arguments) throws IOException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "@" + arguments,
            WorkerMain.class.getName(),
            TESTS + "#races",
            TESTS + "#isCorrect");
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    try (var input = process.outputWriter()) {
      input.write(classPath.replace(File.pathSeparatorChar, '\n'));
    }
    return process;
  }
}

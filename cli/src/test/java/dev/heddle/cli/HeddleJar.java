// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.model.finding.Report;
import dev.heddle.report.ReportException;
import dev.heddle.report.json.ReportFile;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** The built heddle.jar, run as users run it: in a JVM and a working directory of its own. */
final class HeddleJar {
  static final Path PATH = Path.of(System.getProperty("heddle.jar")).toAbsolutePath().normalize();
  static final String JAVA = Path.of(System.getProperty("java.home"), "bin", "java").toString();

  /** Class path of the programs in package {@code program}. */
  static final String PROGRAMS = Path.of("target", "test-classes").toAbsolutePath().toString();

  /** Some runs take 20 seconds on a busy machine. */
  private static final int PATIENCE_MINUTES = 3;

  private final Path directory;

  HeddleJar(Path directory) {
    this.directory = directory;
  }

  /** What came of it. */
  record Result(int exitCode, String out, String err) {}

  /** Runs {@code heddle} with these arguments. */
  Result heddle(String... arguments) throws IOException, InterruptedException {
    return result(start(command(arguments)), "");
  }

  /** Runs {@code heddle run -- java … program.NAME} with the program's arguments. */
  Result check(String program, String... arguments) throws IOException, InterruptedException {
    return heddle(runArguments(program, arguments));
  }

  static String[] runArguments(String program, String... arguments) {
    List<String> words = new ArrayList<>(List.of("run", "--", JAVA, "-cp", PROGRAMS, program));
    words.addAll(Arrays.asList(arguments));
    return words.toArray(new String[0]);
  }

  /** Runs a program of package {@code program} with JVM options. */
  Result java(String options, String program, String... arguments)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>(List.of(JAVA));
    words.addAll(List.of(options.split(" ")));
    words.addAll(List.of("-cp", PROGRAMS, program));
    words.addAll(List.of(arguments));
    return result(start(words), "");
  }

  /** The command with the JVM options of the script {@code heddle}. */
  static List<String> command(String... arguments) {
    List<String> words = new ArrayList<>(List.of(JAVA));
    words.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    words.addAll(List.of("-jar", PATH.toString()));
    words.addAll(Arrays.asList(arguments));
    return words;
  }

  /** Starts a command in the directory; its standard error goes to a file there. */
  Process start(List<String> command) throws IOException {
    return new ProcessBuilder(command)
        .directory(directory.toFile())
        .redirectError(errorFile())
        .start();
  }

  /** Feeds a process that {@link #start} has started, and waits for its end. */
  Result result(Process process, String input) throws IOException, InterruptedException {
    process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    AtomicBoolean isLate = new AtomicBoolean();
    CompletableFuture.delayedExecutor(PATIENCE_MINUTES, TimeUnit.MINUTES)
        .execute(() -> end(process, isLate));
    String out;
    try (InputStream stream = process.getInputStream()) {
      out = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
    int exitCode = process.waitFor();
    if (isLate.get()) {
      throw new IllegalStateException("does not end: " + out);
    }
    return new Result(exitCode, out, Files.readString(errorFile().toPath()));
  }

  /**
   * Ends a process that still runs, and its JVMs, which first say on their output where they are.
   */
  private static void end(Process process, AtomicBoolean isLate) {
    List<ProcessHandle> all = new ArrayList<>(process.descendants().toList());
    all.add(process.toHandle());
    all.removeIf(each -> !each.isAlive());
    isLate.set(!all.isEmpty());
    try {
      for (ProcessHandle each : all) {
        new ProcessBuilder("kill", "-QUIT", Long.toString(each.pid())).start().waitFor();
      }
      Thread.sleep(1_000);
    } catch (IOException | InterruptedException e) {
      // Then they end without a word.
    }
    all.forEach(ProcessHandle::destroyForcibly);
  }

  /** The report in the default place. */
  Report report() throws ReportException {
    return ReportFile.read(directory.resolve("heddle-report").resolve(ReportFile.NAME));
  }

  private File errorFile() {
    return directory.resolve("stderr.txt").toFile();
  }
}

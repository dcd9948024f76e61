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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code heddle trace}, and {@code heddle replay} of what it has written. */
class TraceIT {
  private static final Subject COUNTER = Subject.field("program.Racy", "counter");
  private static final Subject SUM = Subject.field("program.OtherRace", "sum");

  @TempDir Path directory;

  private HeddleJar jar;

  @BeforeEach
  void workInTheDirectory() {
    jar = new HeddleJar(directory);
  }

  @Test
  void aReplayFindsWhatTheRunFound() throws Exception {
    Result traced = trace("-o app.trace", "program.Racy");
    assertThat(traced.exitCode()).isEqualTo(66);
    assertThat(traced.out()).isEqualTo("ready\ndone\n");
    assertThat(traced.err())
        .containsPattern("heddle: trace: app\\.trace \\([\\d,]+ events, [\\d.]+ bytes each\\)\n$");
    List<String> live = ids();
    Result replayed = jar.heddle("replay", "app.trace");
    assertThat(replayed.exitCode()).isEqualTo(66);
    assertThat(ids()).isEqualTo(live);
    assertThat(jar.report().complete()).isTrue();
  }

  @Test
  void aCorrectProgramIsCleanWithBoth() throws Exception {
    Result traced = trace("", "program.Clean");
    assertThat(traced.exitCode()).isZero();
    assertThat(directory.resolve("heddle.trace")).isNotEmptyFile();
    assertThat(jar.heddle("replay", "heddle.trace").exitCode()).isZero();
  }

  @Test
  void runTracesAsWell() throws Exception {
    List<String> words = new ArrayList<>(List.of("run", "--trace", "a.trace", "--quiet", "--"));
    words.addAll(List.of(HeddleJar.JAVA, "-cp", HeddleJar.PROGRAMS, "program.Clean"));
    Result result = jar.heddle(words.toArray(new String[0]));
    assertThat(result.exitCode()).isZero();
    assertThat(result.err()).isEmpty();
    assertThat(directory.resolve("a.trace")).isNotEmptyFile();
  }

  @Test
  void eachJvmHasATraceOfItsOwn() throws Exception {
    Result traced = trace("-o app.trace", "program.Racy", "child");
    assertThat(traced.err()).containsPattern("heddle: trace: app\\.trace .*\n.*app\\.\\d+\\.trace");
    List<String> words = new ArrayList<>(List.of("replay"));
    try (var files = Files.newDirectoryStream(directory, "*.trace")) {
      files.forEach(file -> words.add(file.toString()));
    }
    assertThat(words).hasSize(3);
    jar.heddle(words.toArray(new String[0]));
    assertThat(jar.report().findings()).extracting(Finding::subject).contains(COUNTER, SUM);
  }

  @Test
  void aTraceIsReplaced() throws Exception {
    trace("-o app.trace", "program.Racy");
    trace("-o app.trace", "program.Clean");
    assertThat(jar.heddle("replay", "app.trace").exitCode()).isZero();
    try (var files = Files.newDirectoryStream(directory, "*.trace")) {
      assertThat(files).hasSize(1);
    }
  }

  @Test
  void aHaltedProgramLeavesAnIncompleteTrace() throws Exception {
    Result traced = trace("-o app.trace", "program.Racy", "halt");
    assertThat(traced.exitCode()).isEqualTo(5);
    assertThat(traced.err()).contains("heddle: incomplete trace: app.trace (");
    Result replayed = jar.heddle("replay", "app.trace");
    assertThat(replayed.exitCode()).isIn(3, 66);
    assertThat(replayed.err()).contains("not checked: app.trace has no end: ");
  }

  @Test
  void aKilledProgramLeavesWhatItDidBefore() throws Exception {
    Process heddle = jar.start(HeddleJar.command(words("-o app.trace", "program.Busy")));
    assertThat(heddle.inputReader().readLine()).isEqualTo("ready");
    heddle.children().findFirst().orElseThrow().destroyForcibly();
    Result traced = jar.result(heddle, "");
    assertThat(traced.exitCode()).isEqualTo(137);
    assertThat(traced.err())
        .containsPattern("heddle: incomplete trace: app\\.trace \\([\\d,]+ events, ");
    Result replayed = jar.heddle("replay", "app.trace");
    assertThat(replayed.exitCode()).isEqualTo(3);
    assertThat(replayed.err()).containsPattern("What came after the first [1-9]\\d* events is not");
  }

  @Test
  void threadsMayGoOnWhileTheTraceIsClosed() throws Exception {
    Result traced = trace("-o app.trace", "program.BusyAtTheEnd");
    assertThat(traced.exitCode()).isZero();
    assertThat(traced.err()).contains("heddle: nothing found", "heddle: trace: app.trace (");
    assertThat(jar.heddle("replay", "app.trace").exitCode()).isZero();
  }

  @Test
  void allDetectorsAreCompared() throws Exception {
    trace("-o app.trace", "program.Racy");
    Result replayed = jar.heddle("replay", "--algorithm", "all", "app.trace");
    assertThat(replayed.exitCode()).isEqualTo(66);
    assertThat(replayed.err()).containsPattern("Field program\\.Racy\\.counter +x");
  }

  @Test
  void whatIsFoundBeforeMemoryEndsIsReported() throws Exception {
    RecordedEvents events = new RecordedEvents(directory.resolve("app.trace"));
    events.deposit(RecordedEvents.ONE).deposit(RecordedEvents.TWO);
    events.depositInMany(1_000_000).close();
    List<String> small = new ArrayList<>(HeddleJar.command("replay", "app.trace"));
    small.add(1, "-Xmx24m");
    Result replayed = jar.result(jar.start(small), "");
    assertThat(replayed.exitCode()).isEqualTo(66);
    assertThat(replayed.err())
        .contains("heddle: not checked: There is not enough memory to replay app.trace with ");
    assertThat(jar.report().findings()).hasSize(1);
    assertThat(jar.report().complete()).isFalse();
  }

  @Test
  void aDirectoryThatCannotBeWrittenIsNamed() throws Exception {
    Files.writeString(directory.resolve("file"), "");
    Result result = trace("-o file/app.trace", "program.Clean");
    assertThat(result.exitCode()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .startsWith("heddle trace: cannot write ")
        .contains("a file is in the way");
  }

  @Test
  void aFullDiskDoesNotKeepTheProgramFromRunning() throws Exception {
    Result result =
        jar.java("-javaagent:" + HeddleJar.PATH + "=trace=/dev/full,quiet", "program.Clean");
    assertThat(result.exitCode()).isZero();
    assertThat(result.out()).isEqualTo("done\n");
    assertThat(jar.report().notChecked())
        .singleElement()
        .asString()
        .matches("JVM \\d+ ran without being traced: there was no room for the trace\\.");
    assertThat(Path.of("/dev/full")).exists();
  }

  /** A limit on the size of files makes writing fail just so. */
  @Test
  void aDiskThatFillsDoesNotStopLaterJvms() throws Exception {
    String java = HeddleJar.JAVA + " -XX:-UsePerfData -cp '" + HeddleJar.PROGRAMS + "' program.";
    String script = java + "Clean && ulimit -f 0 && " + java + "Clean 2>&1";
    Result result = jar.heddle("trace", "-o", "app.trace", "--", "bash", "-c", script);
    assertThat(result.exitCode()).isZero();
    assertThat(result.out()).contains("ran without being traced").endsWith("done\n");
    try (var files = Files.newDirectoryStream(directory, "*.trace")) {
      assertThat(files).hasSize(1);
    }
  }

  private Result trace(String options, String program, String... arguments)
      throws IOException, InterruptedException {
    return jar.heddle(words(options, program, arguments));
  }

  private static String[] words(String options, String program, String... arguments) {
    List<String> words = new ArrayList<>(List.of("trace"));
    if (!options.isEmpty()) {
      words.addAll(List.of(options.split(" ")));
    }
    words.addAll(List.of("--", HeddleJar.JAVA, "-cp", HeddleJar.PROGRAMS, program));
    words.addAll(List.of(arguments));
    return words.toArray(new String[0]);
  }

  private List<String> ids() throws Exception {
    return jar.report().findings().stream().map(Finding::id).sorted().toList();
  }
}

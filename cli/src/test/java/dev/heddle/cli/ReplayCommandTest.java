// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static dev.heddle.cli.RecordedEvents.ONE;
import static dev.heddle.cli.RecordedEvents.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.json.ReportFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code heddle replay}: what it finds, says and returns. */
class ReplayCommandTest {
  private static final Subject BALANCE = Subject.field("bank.Account", "balance");

  @TempDir Path directory;

  private final PrintStream systemErr = System.err;
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @BeforeEach
  void capture() {
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  @AfterEach
  void release() {
    System.setErr(systemErr);
  }

  @Test
  void reportsARace() throws Exception {
    assertThat(replay(racy("a.trace"))).isEqualTo(ExitCode.FINDINGS);
    assertThat(err())
        .startsWith("==================\nWARNING: DATA RACE  R-")
        .contains(
            "Field bank.Account.balance is ",
            "\"teller-1\"",
            "\"teller-2\"",
            "bank.Account.deposit(Account.java:10)",
            "Thread \"teller-1\" was started at:");
    Finding finding = published().findings().get(0);
    assertThat(finding.subject()).isEqualTo(BALANCE);
    assertThat(finding.detector()).isEqualTo("happens-before");
    assertThat(published().complete()).isTrue();
  }

  @Test
  void hasNothingToSayAboutLocksThatAreHeld() throws Exception {
    Path trace = locked("a.trace");
    assertThat(replay(trace)).isEqualTo(ExitCode.CLEAN);
    assertThat(err())
        .isEqualTo("heddle: nothing found; report: " + out().resolve("report.html") + "\n");
    assertThat(published().findings()).isEmpty();
    assertThat(replay("--quiet", trace.toString())).isEqualTo(ExitCode.CLEAN);
  }

  @Test
  void findingsOfSeveralTracesAreOne() throws Exception {
    Path one = racy("a.trace");
    replay(one);
    Finding once = published().findings().get(0);
    assertThat(replay(one, racy("b.trace"), locked("c.trace"))).isEqualTo(ExitCode.FINDINGS);
    Finding twice = published().findings().get(0);
    assertThat(twice.id()).isEqualTo(once.id());
    assertThat(twice.occurrences()).isEqualTo(2 * once.occurrences());
  }

  @Test
  void suppressionsAndBaselineApply() throws Exception {
    Path trace = racy("a.trace");
    Path suppressions = Files.writeString(directory.resolve("s.txt"), "race:bank.Account.*\n");
    assertThat(replay("--suppressions", suppressions.toString(), trace.toString()))
        .isEqualTo(ExitCode.CLEAN);
    assertThat(replay(trace)).isEqualTo(ExitCode.FINDINGS);
    Path baseline = Files.move(out().resolve("report.json"), directory.resolve("old.json"));
    assertThat(replay("--baseline", baseline.toString(), trace.toString()))
        .isEqualTo(ExitCode.CLEAN);
    assertThat(err()).contains(" 0 new, ");
  }

  @Test
  void anotherAlgorithm() throws Exception {
    Path trace = handedOver("a.trace");
    assertThat(replay(trace)).isEqualTo(ExitCode.CLEAN);
    assertThat(replay("--algorithm", "eraser", trace.toString())).isEqualTo(ExitCode.FINDINGS);
    assertThat(published().findings().get(0).detector()).isEqualTo("eraser");
    String[] byObject = {"--algorithm", "eraser", "--granularity", "object", trace.toString()};
    assertThat(replay(byObject)).isEqualTo(ExitCode.FINDINGS);
  }

  @Test
  void allAlgorithmsAreCompared() throws Exception {
    Path racy = racy("a.trace");
    assertThat(replay("--algorithm", "all", racy.toString())).isEqualTo(ExitCode.FINDINGS);
    assertThat(err()).containsPattern("happens-before +1 +1 +0 +0\n");
    // To object-race the second thread is the second owner, and there are no locks.
    assertThat(err()).containsPattern("Field bank\\.Account\\.balance +x( +x)+ +- +-\n");
    assertThat(published().findings()).extracting(Finding::subject).containsOnly(BALANCE);
    err.reset();
    Path handedOver = handedOver("b.trace");
    assertThat(replay("--algorithm", "all", "--granularity", "field", handedOver.toString()))
        .isEqualTo(ExitCode.FINDINGS);
    assertThat(err()).containsPattern("happens-before +0 +0 +0 +0\n");
    assertThat(err()).containsPattern("Field bank\\.Account\\.balance .*-.* x.*\n");
  }

  @Test
  void aCutTraceIsIncomplete() throws Exception {
    Path trace = locked("a.trace");
    cut(trace, 5);
    assertThat(replay(trace)).isEqualTo(ExitCode.INCOMPLETE);
    assertThat(err())
        .contains("heddle: not checked: " + trace + " has no end: ", "the check is incomplete");
    assertThat(published().complete()).isFalse();
    assertThat(published().notChecked()).hasSize(1);
  }

  @Test
  void whatACutTraceShowsIsReported() throws Exception {
    Path trace = directory.resolve("a.trace");
    RecordedEvents events = new RecordedEvents(trace).deposit(ONE).deposit(TWO);
    events.writer.flush();
    events.handOver().close();
    cut(trace, 40);
    assertThat(replay(trace)).isEqualTo(ExitCode.FINDINGS);
    assertThat(published().complete()).isFalse();
  }

  @Test
  void aDamagedTraceIsIncomplete() throws Exception {
    Path trace = locked("a.trace");
    byte[] bytes = Files.readAllBytes(trace);
    bytes[bytes.length - 50] ^= 4;
    Files.write(trace, bytes);
    assertThat(replay(trace, locked("b.trace"))).isEqualTo(ExitCode.INCOMPLETE);
    assertThat(err()).contains("heddle: not checked: " + trace + " is damaged after byte ");
  }

  @Test
  void filesThatAreNoTracesAreNamedBeforeAnythingIsReplayed() throws Exception {
    Path good = racy("good.trace");
    Path foreign = Files.writeString(directory.resolve("report.json"), "{ \"schema\": 1 }");
    Path empty = Files.createFile(directory.resolve("empty.trace"));
    Path newer = racy("newer.trace");
    byte[] bytes = Files.readAllBytes(newer);
    bytes[9] = 3;
    Files.write(newer, bytes);
    refused(foreign + " is not a trace of heddle", good, foreign);
    refused(empty + " is empty", good, empty);
    refused(
        newer + " was written by a newer heddle: its format is 3, and this one reads up to 2",
        good,
        newer);
    refused(directory + " is a directory, not a trace", good, directory);
    Path none = directory.resolve("none.trace");
    refused(none + " cannot be read: no such file or directory", good, none);
    assertThat(out()).doesNotExist();
  }

  private void refused(String message, Path... traces) {
    err.reset();
    assertThat(replay(traces)).isEqualTo(ExitCode.USAGE_ERROR);
    assertThat(err()).isEqualTo("heddle replay: " + message + "\n");
  }

  @Test
  void wrongOptions() throws Exception {
    String trace = racy("a.trace").toString();
    assertThat(replay(new String[0])).isEqualTo(ExitCode.USAGE_ERROR);
    assertThat(replay("--algorithm", "fast", trace)).isEqualTo(ExitCode.USAGE_ERROR);
    assertThat(replay("--granularity", "bit", trace)).isEqualTo(ExitCode.USAGE_ERROR);
    assertThat(replay("--algorithm", "racer", "--granularity", "object", trace))
        .isEqualTo(ExitCode.USAGE_ERROR);
    assertThat(err().lines().toList())
        .hasSize(4)
        .allMatch(line -> line.startsWith("heddle replay: "))
        .anyMatch(line -> line.contains("no trace given; say for example: heddle replay "))
        .anyMatch(line -> line.contains("unknown algorithm \"fast\"; there is happens-before, "))
        .anyMatch(line -> line.contains("unknown granularity \"bit\"; there is object, field"))
        .anyMatch(line -> line.contains("'racer' has no states by object, but by field"));
  }

  private Path racy(String name) throws IOException {
    Path file = directory.resolve(name);
    new RecordedEvents(file).deposit(ONE).deposit(TWO).close();
    return file;
  }

  private Path locked(String name) throws IOException {
    Path file = directory.resolve(name);
    new RecordedEvents(file)
        .depositUnderLock(ONE)
        .depositUnderLock(TWO)
        .depositUnderLock(ONE)
        .close();
    return file;
  }

  /** Ordered, but by no lock. */
  private Path handedOver(String name) throws IOException {
    Path file = directory.resolve(name);
    new RecordedEvents(file).deposit(ONE).handOver().deposit(TWO).close();
    return file;
  }

  private static void cut(Path file, int bytes) throws IOException {
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(whole, whole.length - bytes));
  }

  private int replay(Path... traces) {
    List<String> arguments = new ArrayList<>();
    for (Path trace : traces) {
      arguments.add(trace.toString());
    }
    return replay(arguments.toArray(new String[0]));
  }

  private int replay(String... arguments) {
    List<String> words = new ArrayList<>(List.of("replay", "--report", out().toString()));
    words.addAll(List.of(arguments));
    return Main.commandLine().execute(words.toArray(new String[0]));
  }

  private Report published() throws Exception {
    return ReportFile.read(out().resolve(ReportFile.NAME));
  }

  private Path out() {
    return directory.resolve("out");
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.cli.HeddleJar.Result;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Deadlocks from outside: those that can happen, and one that does. */
class DeadlocksIT {
  private static final String PROGRAM = "program.Deadlocks";
  private static final int PATIENCE_SECONDS = 40;

  @TempDir Path directory;

  private HeddleJar jar;

  @BeforeEach
  void workInTheDirectory() {
    jar = new HeddleJar(directory);
  }

  @Test
  void reportsWhatCanHappen() throws Exception {
    Result result = jar.check(PROGRAM);
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(result.out()).isEqualTo("done\n");
    assertThat(result.err())
        .startsWith("==================\nWARNING: POTENTIAL DEADLOCK  D-")
        .contains(
            "Lock by thread \"two\" (holding java.lang.Object@",
            " taken at Deadlocks.java:",
            ": each can wait for the other for ever.\n")
        .endsWith("heddle: 1 deadlock; report: heddle-report/report.html\n");
    Finding finding = jar.report().findings().get(0);
    assertThat(finding.kind()).isEqualTo(Finding.Kind.DEADLOCK);
    assertThat(finding.evidence()).isEqualTo(Finding.Evidence.PREDICTED);
    assertThat(finding.subject()).isEqualTo(Subject.locks(List.of("java.lang.Object")));
    assertThat(finding.accesses()).hasSize(2);
  }

  @Test
  void whoAsksForRacesHearsOfRaces() throws Exception {
    Result result = jar.heddle(withOption("--detect", "races"));
    assertThat(result.exitCode()).isZero();
    assertThat(jar.report().findings()).isEmpty();
  }

  @Test
  void whoAsksForDeadlocksHearsOfDeadlocks() throws Exception {
    jar.heddle(withOption("--detect", "deadlocks"));
    assertThat(jar.report().findings()).hasSize(1);
    String[] racy = withOption("--detect", "deadlocks");
    racy[racy.length - 1] = "program.Racy";
    assertThat(jar.heddle(racy).exitCode()).isZero();
  }

  @Test
  void aTraceTellsTheSame() throws Exception {
    jar.check(PROGRAM);
    Finding found = jar.report().findings().get(0);
    String[] trace = HeddleJar.runArguments(PROGRAM);
    trace[0] = "trace";
    jar.heddle(trace);
    assertThat(jar.heddle("replay", "heddle.trace").exitCode()).isEqualTo(66);
    assertThat(jar.report().findings()).hasSize(1);
    Finding replayed = jar.report().findings().get(0);
    assertThat(replayed.id()).isEqualTo(found.id());
    assertThat(replayed.accesses().get(0).locks().get(0)).contains(" (Deadlocks.java:");
    assertThat(jar.heddle("replay", "--detect", "races", "heddle.trace").exitCode()).isZero();
    String[] only = {"replay", "--detect", "deadlocks", "heddle.trace"};
    assertThat(jar.heddle(only).exitCode()).isEqualTo(66);
  }

  @Test
  void suppressionsLeaveOutDeadlocks() throws Exception {
    Files.writeString(
        directory.resolve("heddle-suppressions.txt"), "deadlock:program.Deadlocks.nest\n");
    Result result = jar.check(PROGRAM);
    assertThat(result.exitCode()).isZero();
    assertThat(result.err()).contains("1 suppressed").doesNotContain("WARNING");
  }

  /** The JVM itself tells of one that has happened. */
  @Test
  void suppressionsHoldInOtherDirectories() throws Exception {
    Files.createDirectory(directory.resolve("sub"));
    Files.writeString(directory.resolve("heddle-suppressions.txt"), "deadlock:program.*\n");
    String script =
        String.join(
            "\n",
            "cd sub",
            HeddleJar.JAVA + " -cp '" + HeddleJar.PROGRAMS + "' " + PROGRAM + " hang &",
            "until grep -q observed ../heddle-report/journal/*/*.jsonl; do sleep 0.1; done",
            "sleep 1; kill -9 $!; wait $!; exit 0");
    Result result = jar.heddle("run", "--", "sh", "-c", script);
    assertThat(result.exitCode()).isZero();
    assertThat(result.err()).contains("1 suppressed").doesNotContain("WARNING");
  }

  @Test
  void tellsOfADeadlockWhileTheProgramHangs() throws Exception {
    Process heddle = jar.start(HeddleJar.command(HeddleJar.runArguments(PROGRAM, "hang")));
    String told = awaitWarning();
    assertThat(told)
        .startsWith("==================\nWARNING: DEADLOCK  D-")
        .contains(" and waits for ", ": each waits for the other for ever.\n");
    assertThat(heddle.isAlive()).isTrue();
    heddle.destroy();
    assertThat(heddle.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    Finding finding = jar.report().findings().get(0);
    assertThat(finding.evidence()).isEqualTo(Finding.Evidence.OBSERVED);
    assertThat(finding.occurrences()).isEqualTo(1);
  }

  @Test
  void killingTheHangingProgramLosesNothing() throws Exception {
    Process heddle = jar.start(HeddleJar.command(HeddleJar.runArguments(PROGRAM, "hang")));
    awaitWarning();
    heddle.children().findFirst().orElseThrow().destroyForcibly();
    assertThat(heddle.waitFor()).isEqualTo(137);
    assertThat(jar.report().findings())
        .extracting(Finding::evidence)
        .containsExactly(Finding.Evidence.OBSERVED);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aTraceTellsWhyTheProgramHung(boolean isKilled) throws Exception {
    String[] trace = HeddleJar.runArguments(PROGRAM, "hang");
    trace[0] = "trace";
    Process heddle = jar.start(HeddleJar.command(trace));
    awaitWarning();
    ProcessHandle program = heddle.children().findFirst().orElseThrow();
    boolean isTold = isKilled ? program.destroyForcibly() : program.destroy();
    assertThat(isTold).isTrue();
    assertThat(heddle.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    Finding found = jar.report().findings().get(0);
    assertThat(jar.heddle("replay", "heddle.trace").exitCode()).isEqualTo(66);
    assertThat(jar.report().complete()).isEqualTo(!isKilled);
    assertThat(jar.report().findings()).containsExactly(found);
  }

  /** What was said on standard error once there is a whole finding. */
  private String awaitWarning() throws Exception {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    String text = "";
    while (!text.contains("for ever.") && System.nanoTime() < deadline) {
      Thread.sleep(100);
      text = Files.readString(directory.resolve("stderr.txt"));
    }
    return text;
  }

  private static String[] withOption(String option, String value) {
    return new String[] {
      "run", option, value, "--", HeddleJar.JAVA, "-cp", HeddleJar.PROGRAMS, PROGRAM
    };
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.heddle.cli.HeddleJar.Result;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Report;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.json.ReportFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code heddle run} from outside: what the user sees, gets and finds. */
class RunIT {
  private static final Subject COUNTER = Subject.field("program.Racy", "counter");
  private static final Subject SUM = Subject.field("program.OtherRace", "sum");

  @TempDir Path directory;

  private HeddleJar jar;

  @BeforeEach
  void workInTheDirectory() {
    jar = new HeddleJar(directory);
  }

  @Test
  void reportsARace() throws Exception {
    Result result = jar.check("program.Racy");
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(result.out()).isEqualTo("ready\ndone\n");
    assertThat(result.err())
        .startsWith("==================\nWARNING: DATA RACE  R-")
        .contains("Field program.Racy.counter is ", "program.Racy.lambda$main$", "(Racy.java:")
        .endsWith("heddle: 1 data race; report: heddle-report/report.html\n");
    assertThat(subjects()).containsOnly(COUNTER);
    assertThat(jar.report().complete()).isTrue();
    assertThat(directory.resolve("heddle-report")).isDirectoryContaining("glob:**report.json");
  }

  /** Predictions come on top, and do not make one of what was seen. */
  @Test
  void whatIsPredictedIsAdded() throws Exception {
    assertThat(check("--predict", "program.Racy").exitCode()).isEqualTo(66);
    assertThat(jar.report().findings())
        .filteredOn(finding -> finding.subject().equals(COUNTER))
        .isNotEmpty()
        .allMatch(finding -> finding.evidence() == Finding.Evidence.OBSERVED)
        .allMatch(finding -> finding.detector().equals("happens-before"));
  }

  @Test
  void hasNothingToSayAboutACorrectProgram() throws Exception {
    Result result = jar.check("program.Clean");
    assertThat(result.exitCode()).isZero();
    assertThat(result.out()).isEqualTo("done\n");
    assertThat(result.err())
        .isEqualTo("heddle: nothing found; report: heddle-report/report.html\n");
    assertThat(jar.report().findings()).isEmpty();
  }

  @Test
  void theProgramsOwnExitCodeWins() throws Exception {
    assertThat(jar.check("program.Racy", "exit").exitCode()).isEqualTo(7);
    assertThat(subjects()).containsOnly(COUNTER);
  }

  @Test
  void haltLosesNoFinding() throws Exception {
    Result result = jar.check("program.Racy", "halt");
    assertThat(result.exitCode()).isEqualTo(5);
    assertThat(result.err()).contains("heddle: not checked: JVM ", "(program.Racy) was killed");
    assertThat(subjects()).containsOnly(COUNTER);
    assertThat(jar.report().complete()).isFalse();
    assertThat(jar.report().notChecked()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({"TERM, 143", "INT, 130"})
  void aSignalEndsTheProgramAndLosesNoFinding(String signal, int exitCode) throws Exception {
    assumeThat(isIgnored(signal))
        .as("whoever started the build has it ignore SIG%s", signal)
        .isFalse();
    Process heddle = startAndWaitUntilReady();
    ProcessHandle program = heddle.children().findFirst().orElseThrow();
    kill(signal, heddle.pid());
    assertThat(heddle.waitFor()).isEqualTo(exitCode);
    assertThat(program.isAlive()).isFalse();
    assertThat(subjects()).containsOnly(COUNTER);
    assertThat(jar.report().complete()).isTrue();
  }

  /** Programs in the background of a shell ignore SIGINT, and so do those that they start. */
  private static boolean isIgnored(String signal) throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!signal.equals("INT") || !Files.exists(status)) {
      return false;
    }
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith("SigIgn:"))
        .anyMatch(line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 2) != 0);
  }

  @Test
  void killingTheProgramLosesNoFinding() throws Exception {
    Process heddle = startAndWaitUntilReady();
    kill("KILL", heddle.children().findFirst().orElseThrow().pid());
    assertThat(heddle.waitFor()).isEqualTo(137);
    assertThat(subjects()).containsOnly(COUNTER);
    assertThat(jar.report().complete()).isFalse();
  }

  @Test
  void standardInputIsTheProgramsOwn() throws Exception {
    List<String> command = HeddleJar.command(HeddleJar.runArguments("program.Racy", "echo"));
    Result result = jar.result(jar.start(command), "hello\n");
    assertThat(result.out()).isEqualTo("ready\nhello\n");
  }

  @Test
  void childrenOfTheProgramAreChecked() throws Exception {
    Result result = jar.check("program.Racy", "child");
    assertThat(result.err()).doesNotContain("Picked up JAVA_TOOL_OPTIONS");
    assertThat(subjects()).containsOnly(COUNTER, SUM);
    assertThat(jar.report().complete()).isTrue();
  }

  @Test
  void jvmsOfAnyCommandAreCheckedAndMerged() throws Exception {
    Path inner = Files.createDirectory(directory.resolve("with space, comma and 'quote'"));
    jar = new HeddleJar(inner);
    String java = HeddleJar.JAVA + " -cp '" + HeddleJar.PROGRAMS + "' program.";
    String script = "cd .. && " + java + "Racy && " + java + "OtherRace && " + java + "Racy";
    Result result = jar.heddle("run", "--", "sh", "-c", script);
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(subjects()).containsOnly(COUNTER, SUM);
    assertThat(jar.report().complete()).isTrue();
  }

  @Test
  void aKilledChildLosesNoFindingAndDoesNotHideTheOthers() throws Exception {
    String java = HeddleJar.JAVA + " -cp '" + HeddleJar.PROGRAMS + "' program.";
    String waitUntilReady = "until grep -q ready first.txt; do sleep 0.1; done";
    String script =
        String.join(
            "\n",
            java + "Racy wait > first.txt & racy=$!",
            waitUntilReady,
            "kill -9 $racy",
            java + "OtherRace");
    Result result = jar.heddle("run", "--", "sh", "-c", script);
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(subjects()).containsOnly(COUNTER, SUM);
    assertThat(jar.report().complete()).isFalse();
    assertThat(jar.report().notChecked())
        .singleElement()
        .asString()
        .contains("(program.Racy) was killed");
  }

  @Test
  void killingHeddleLosesNoFinding() throws Exception {
    Process heddle = startAndWaitUntilReady();
    ProcessHandle program = heddle.children().findFirst().orElseThrow();
    kill("KILL", heddle.pid());
    heddle.waitFor();
    program.destroyForcibly();
    program.onExit().join();
    Path journal = onlyOne(onlyOne(directory.resolve("heddle-report/journal")), "*.jsonl");
    assertThat(jar.heddle("report", journal.toString()).exitCode()).isEqualTo(66);
    assertThat(subjects()).containsOnly(COUNTER);

    Path journals = journal.getParent().toRealPath();
    jar.check("program.Clean");
    assertThat(journals).doesNotExist();
    assertThat(directory.resolve("heddle-report/journal")).doesNotExist();
  }

  /** As {@code mvn clean test} does when the report is below {@code target}. */
  @Test
  void theCommandMayDeleteTheReportDirectory() throws Exception {
    String java = HeddleJar.JAVA + " -cp '" + HeddleJar.PROGRAMS + "' program.";
    String script = java + "Racy && rm -rf heddle-report && " + java + "OtherRace";
    Result result = jar.heddle("run", "--", "sh", "-c", script);
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(subjects()).containsOnly(COUNTER, SUM);
    assertThat(jar.report().complete()).isTrue();
    assertThat(directory.resolve("heddle-report/journal")).doesNotExist();
  }

  /** The next run finds it, as what a killed one has left. */
  @Test
  void aJvmMayStartAfterTheRun() throws Exception {
    String late =
        "while kill -0 $PPID; do sleep 0.1; done; "
            + (HeddleJar.JAVA + " -cp '" + HeddleJar.PROGRAMS + "' program.Racy; touch over");
    Result result = jar.heddle("run", "--", "sh", "-c", "(" + late + ") >late.txt 2>&1 & exit 0");
    assertThat(result.err()).contains("started no JVM");
    while (Files.notExists(directory.resolve("over"))) {
      Thread.sleep(50);
    }
    Path run = onlyOne(directory.resolve("heddle-report/journal"));
    assertThat(run).isDirectory();
    assertThat(Files.isSymbolicLink(run)).isFalse();
    String journal = onlyOne(run).toString();
    assertThat(temporaryOf(run)).isEmpty();
    assertThat(jar.heddle("report", journal).exitCode()).isEqualTo(66);
    jar.check("program.Clean");
    assertThat(directory.resolve("heddle-report/journal")).doesNotExist();
  }

  private static List<Path> temporaryOf(Path run) throws IOException {
    try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      String start = "heddle-" + run.getFileName() + "-";
      return files.filter(file -> file.getFileName().toString().startsWith(start)).toList();
    }
  }

  @Test
  void aDirectoryThatIsMadeAgainIsTheUsersOwn() throws Exception {
    String java = HeddleJar.JAVA + " -cp '" + HeddleJar.PROGRAMS + "' program.";
    String script =
        "d=$(readlink heddle-report/journal/*); rm -r $d; "
            + (java + "Racy; stat -c %a $d > rights.txt");
    Result result = jar.heddle("run", "--", "sh", "-c", script);
    assertThat(result.exitCode()).isEqualTo(66);
    assertThat(result.err()).contains("The journals of this run were deleted while it ran");
    assertThat(directory.resolve("rights.txt")).hasContent("700");
  }

  @Test
  void journalsThatWereDeletedAreMissed() throws Exception {
    String java = HeddleJar.JAVA + " -cp '" + HeddleJar.PROGRAMS + "' program.";
    String script = java + "Racy && rm -r \"$(readlink heddle-report/journal/*)\"";
    Result result = jar.heddle("run", "--", "sh", "-c", script);
    assertThat(result.exitCode()).isZero();
    assertThat(result.err())
        .contains("heddle: not checked: The journals of this run were deleted while it ran, from ");
    assertThat(jar.report().complete()).isFalse();
  }

  @Test
  void aCommandWithoutJvmIsNotCalledClean() throws Exception {
    Result result = jar.heddle("run", "--", "true");
    assertThat(result.exitCode()).isZero();
    assertThat(result.err()).contains("started no JVM", "the check is incomplete");
    assertThat(jar.report().complete()).isFalse();
  }

  /** As servers do that start as root. */
  @Test
  void aCommandMayGiveUpItsRights() throws Exception {
    assumeThat(Files.getAttribute(directory, "unix:uid")).as("who runs this").isEqualTo(0);
    Path report = Files.createDirectory(directory.resolve("own"));
    Files.setPosixFilePermissions(report, PosixFilePermissions.fromString("rwx------"));
    Path readable = readableByAll();
    List<String> words = new ArrayList<>(HeddleJar.command("run", "--report", "own", "--"));
    words.set(words.indexOf(HeddleJar.PATH.toString()), readable + "/heddle.jar");
    words.addAll(List.of("setpriv", "--reuid=65534", "--clear-groups"));
    words.addAll(List.of(HeddleJar.JAVA, "-cp", readable.toString(), "program.Racy"));
    Result result = jar.result(jar.start(words), "");
    assertThat(result.exitCode()).describedAs(result.err()).isEqualTo(66);
    assertThat(result.err()).endsWith("heddle: 1 data race; report: own/report.html\n");
    assertThat(ReportFile.read(report.resolve(ReportFile.NAME)).complete()).isTrue();
  }

  /** A directory with heddle.jar and the program that every user can read. */
  private Path readableByAll() throws IOException {
    Path readable = Files.createDirectory(directory.resolve("readable"));
    Files.createDirectory(readable.resolve("program"));
    Files.copy(HeddleJar.PATH, readable.resolve("heddle.jar"));
    try (DirectoryStream<Path> classes =
        Files.newDirectoryStream(Path.of(HeddleJar.PROGRAMS, "program"), "Racy*.class")) {
      for (Path each : classes) {
        Files.copy(each, readable.resolve("program").resolve(each.getFileName()));
      }
    }
    Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
    return readable;
  }

  /** As by a mistyped package. */
  @Test
  void aPatternThatNoClassMatchesIsNotCalledClean() throws Exception {
    Result result = check("--include com.nosuch.*", "program.Racy");
    assertThat(result.exitCode()).isZero();
    assertThat(result.err())
        .startsWith("heddle: not checked: No class was checked: ")
        .contains("heddle: the check is incomplete, nothing found in what was checked");
    assertThat(jar.report().complete()).isFalse();
    String agent = "-javaagent:" + HeddleJar.PATH + "=include=com.nosuch.*";
    assertThat(jar.java(agent, "program.Racy").err()).contains("No class was checked: ");
  }

  @Test
  void aBaselineLeavesWhatIsNew() throws Exception {
    jar.check("program.Racy");
    Path baseline = directory.resolve("baseline.json");
    Files.copy(directory.resolve("heddle-report/report.json"), baseline);
    String known = jar.report().findings().get(0).id();

    Result again = check("--baseline baseline.json", "program.Racy");
    assertThat(again.exitCode()).isZero();
    assertThat(again.err()).startsWith("heddle: ").contains(" 0 new, ", " 0 gone; report: ");
    assertThat(jar.report().comparison().known()).contains(known);

    Result other = check("--baseline baseline.json", "program.OtherRace");
    assertThat(other.exitCode()).isEqualTo(66);
    assertThat(subjects()).containsOnly(SUM);
    assertThat(jar.report().comparison().gone()).contains(known);
  }

  @Test
  void suppressionsLeaveOutFindings() throws Exception {
    Files.writeString(directory.resolve("heddle-suppressions.txt"), "race:program.Racy.*\n");
    Result result = jar.check("program.Racy");
    assertThat(result.exitCode()).isZero();
    assertThat(result.err()).contains("suppressed");
  }

  @Test
  void optionsComeFromCommandLineThenFile() throws Exception {
    Files.writeString(directory.resolve("heddle.properties"), "exclude=program.*\nquiet=true\n");
    assertThat(jar.check("program.Racy").exitCode()).isZero();
    assertThat(check("--exclude none.*", "program.Racy").exitCode()).isEqualTo(66);
  }

  @Test
  void eachRunHasAReportOfItsOwn() throws Exception {
    jar.check("program.Racy");
    jar.check("program.OtherRace");
    assertThat(subjects()).containsOnly(SUM);
  }

  private Result check(String options, String program) throws IOException, InterruptedException {
    String words = "run " + options + " -- " + HeddleJar.JAVA + " -cp";
    List<String> arguments = new ArrayList<>(List.of(words.split(" ")));
    arguments.add(HeddleJar.PROGRAMS);
    arguments.add(program);
    return jar.heddle(arguments.toArray(new String[0]));
  }

  private Process startAndWaitUntilReady() throws IOException {
    Process heddle = jar.start(HeddleJar.command(HeddleJar.runArguments("program.Racy", "wait")));
    BufferedReader out = heddle.inputReader();
    assertThat(out.readLine()).isEqualTo("ready");
    return heddle;
  }

  private static Path onlyOne(Path folder) throws IOException {
    return onlyOne(folder, "*");
  }

  private static Path onlyOne(Path folder, String glob) throws IOException {
    List<Path> entries = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder, glob)) {
      stream.forEach(entries::add);
    }
    assertThat(entries).hasSize(1);
    return entries.get(0);
  }

  private static void kill(String signal, long pid) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + signal, Long.toString(pid)).start().waitFor();
  }

  private List<Subject> subjects() throws Exception {
    Report report = jar.report();
    return report.findings().stream().map(Finding::subject).toList();
  }
}

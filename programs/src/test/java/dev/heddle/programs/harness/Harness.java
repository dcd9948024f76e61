// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import dev.heddle.programs.support.Batch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs programs on one JDK, with and without heddle: many in one JVM where that is possible. */
final class Harness {
  private static final int CHECK_FOUND = 66;
  private static final String SMALL_HEAP = "-Xmx160m";
  private static final String EXCLUDED = "dev.heddle.programs.support.*";

  private final Jdk jdk;
  private final Path work;
  private final List<String> optionsOfChecked;
  private final String heddle;

  /** Checked programs run in JVMs as users have them. */
  Harness(Jdk jdk, Path work) {
    this(jdk, work, List.of());
  }

  private Harness(Jdk jdk, Path work, List<String> optionsOfChecked) {
    this.jdk = jdk;
    this.work = work;
    this.optionsOfChecked = optionsOfChecked;
    this.heddle = heddleJar().toString();
  }

  /** For programs that another run has checked with the optimising compiler, which this leaves. */
  Harness quickly() {
    return new Harness(jdk, work, List.of(Execution.QUICKLY));
  }

  /** For programs that need further options of their JVM. */
  Harness with(List<String> jvmOptions) {
    List<String> options = new ArrayList<>(optionsOfChecked);
    options.addAll(jvmOptions);
    return new Harness(jdk, work, options);
  }

  /** Where files of the runs go. */
  Path work() {
    return work;
  }

  /** The jar under test. */
  static Path heddleJar() {
    String name = System.getProperty("heddle.jar");
    if (name == null || !Files.isRegularFile(Path.of(name))) {
      throw new IllegalStateException("the system property heddle.jar names no file: " + name);
    }
    return Path.of(name).toAbsolutePath().normalize();
  }

  /** Runs the programs one after another in one JVM, which has the agent on its command line. */
  BatchOutcome runBatch(String name, List<Program> programs, String classPath)
      throws IOException, InterruptedException {
    Path list = work.resolve(name + ".txt");
    Files.write(list, programs.stream().map(Program::className).toList());
    Path report = work.resolve(name + "-report");
    List<String> batch = List.of(Batch.class.getName(), list.toString());
    Execution plain = run(name + "-plain", List.of(Execution.QUICKLY), classPath, batch);
    Execution checked = run(name + "-checked", checked(agent(report)), classPath, batch);
    List<Finding> findings = findings(report, checked, Program.Completeness.COMPLETE);
    Map<String, String> plainOutputs = plain.outputByProgram();
    Map<String, String> checkedOutputs = checked.outputByProgram();
    List<Outcome> outcomes = new ArrayList<>();
    for (Program program : programs) {
      outcomes.add(
          new Outcome(
              program,
              plainOutputs.get(program.className()),
              checkedOutputs.get(program.className()),
              plain.exitCode(),
              checked.exitCode(),
              belongingTo(program, findings),
              checked.errors()));
    }
    List<Finding> strays =
        findings.stream()
            .filter(finding -> programs.stream().noneMatch(program -> belongs(finding, program)))
            .toList();
    return new BatchOutcome(outcomes, strays);
  }

  /** Runs the programs in one JVM with a detector by name; what it finds in each of them. */
  Map<Program, List<Finding>> findingsOf(
      String detector, String agentOptions, List<Program> programs, String classPath)
      throws IOException, InterruptedException {
    Path report = work.resolve(detector + "-report");
    Execution checked = check(detector, report, agentOptions, programs, classPath);
    List<Finding> all = findings(report, checked, Program.Completeness.COMPLETE);
    Map<Program, List<Finding>> found = new LinkedHashMap<>();
    for (Program program : programs) {
      found.put(program, belongingTo(program, all));
    }
    return found;
  }

  /** Runs the programs in one JVM under the agent, with further options of it. */
  Execution check(
      String name, Path report, String agentOptions, List<Program> programs, String classPath)
      throws IOException, InterruptedException {
    Path list = work.resolve(name + ".txt");
    Files.write(list, programs.stream().map(Program::className).toList());
    List<String> batch = List.of(Batch.class.getName(), list.toString());
    return run(name, checked(agent(report) + "," + agentOptions), classPath, batch);
  }

  /** Runs a program in a JVM of its own under the agent, with further options of it. */
  Execution checkAlone(
      String name, Path report, String agentOptions, Program program, String classPath)
      throws IOException, InterruptedException {
    List<String> options = checked(agent(report) + "," + agentOptions);
    options.addAll(program.ownJvmOptions().orElse(List.of()));
    return run(name, options, classPath, List.of(program.className()));
  }

  /** What is found in classes that are run one after another in one JVM under the agent. */
  List<Finding> findingsIn(String name, List<String> classNames, String classPath)
      throws IOException, InterruptedException {
    Path list = work.resolve(name + ".txt");
    Files.write(list, classNames);
    Path report = work.resolve(name + "-report");
    List<String> batch = List.of(Batch.class.getName(), list.toString());
    Execution checked = run(name, List.of(agent(report)), classPath, batch);
    return findings(report, checked, Program.Completeness.COMPLETE);
  }

  /** Runs heddle's command line in a small heap. */
  Execution heddle(String name, List<String> arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(jdk.java(), Execution.QUICKLY, SMALL_HEAP));
    command.addAll(List.of("-jar", heddle));
    command.addAll(arguments);
    return Execution.of(command, work, name);
  }

  /**
   * Runs the programs in one JVM with a second, naive detector, as described in {@code
   * dev.heddle.runtime.internal.oracle.Oracle}, and gives back how the two compare.
   */
  String oracleVerdict(String name, List<Program> programs, String classPath)
      throws IOException, InterruptedException {
    Path list = work.resolve(name + ".txt");
    Files.write(list, programs.stream().map(Program::className).toList());
    List<String> options =
        List.of("-Ddev.heddle.oracle=true", agent(work.resolve(name + "-report")));
    List<String> batch = List.of(Batch.class.getName(), list.toString());
    Execution checked = run(name + "-oracle", options, classPath, batch);
    return checked
        .errors()
        .lines()
        .filter(line -> line.startsWith("heddle oracle: "))
        .findFirst()
        .orElse("no verdict; exit code " + checked.exitCode() + "\n" + checked.errors());
  }

  private List<String> checked(String agent) {
    List<String> options = new ArrayList<>(optionsOfChecked);
    options.add(agent);
    return options;
  }

  private String agent(Path report) {
    return "-javaagent:" + heddle + "=report=" + report + ",exclude=" + EXCLUDED;
  }

  /** What the programs of a batch did, and findings that belong to none of them. */
  record BatchOutcome(List<Outcome> outcomes, List<Finding> strays) {}

  /** Runs a program in a JVM of its own, which {@code heddle run} starts. */
  Outcome runAlone(Program program, String classPath) throws IOException, InterruptedException {
    List<String> options = new ArrayList<>(program.ownJvmOptions().orElse(List.of()));
    options.add(Execution.QUICKLY);
    List<String> main = List.of(program.className());
    Execution plain = run(name(program) + "-plain", options, classPath, main);
    return runAlone(program, classPath, plain.output(), plain.exitCode());
  }

  /** Runs a program under heddle only, as it is known what it does without. */
  Outcome runAlone(
      Program program,
      String classPath,
      String plainOutput,
      int plainExitCode,
      String... heddleOptions)
      throws IOException, InterruptedException {
    String name = name(program);
    List<String> options = new ArrayList<>(program.ownJvmOptions().orElse(List.of()));
    options.addAll(optionsOfChecked);
    List<String> main = List.of(program.className());
    Path report = work.resolve(name + "-report");
    List<String> command = new ArrayList<>(List.of(jdk.java(), Execution.QUICKLY));
    command.addAll(List.of("-jar", heddle, "run"));
    command.addAll(List.of(heddleOptions));
    command.addAll(List.of("--report", report.toString(), "--exclude", EXCLUDED, "--"));
    command.addAll(java(options, classPath, main));
    Execution checked = Execution.of(command, work, name + "-checked");
    List<Finding> findings = findings(report, checked, program.completeness());
    int codeOfCheck = findings.isEmpty() ? 0 : CHECK_FOUND;
    return new Outcome(
        program,
        plainOutput,
        checked.output(),
        plainExitCode == 0 ? codeOfCheck : plainExitCode,
        checked.exitCode(),
        findings,
        checked.errors());
  }

  private static String name(Program program) {
    return program.family() + "-" + program.simpleName();
  }

  private Execution run(String name, List<String> options, String classPath, List<String> main)
      throws IOException, InterruptedException {
    return Execution.of(java(options, classPath, main), work, name);
  }

  private List<String> java(List<String> options, String classPath, List<String> main) {
    List<String> command = new ArrayList<>(List.of(jdk.java()));
    command.addAll(Execution.COMMON_OPTIONS);
    command.addAll(options);
    command.addAll(List.of("-cp", classPath));
    command.addAll(main);
    return command;
  }

  private static List<Finding> findings(
      Path report, Execution checked, Program.Completeness completeness) throws IOException {
    Path file = report.resolve("report.json");
    if (!Files.isRegularFile(file)) {
      throw new IOException("no report; exit code " + checked.exitCode() + "\n" + checked.errors());
    }
    return Finding.in(file, completeness);
  }

  /** Those of the findings that are about the program. */
  static List<Finding> belongingTo(Program program, List<Finding> findings) {
    return findings.stream().filter(finding -> belongs(finding, program)).toList();
  }

  private static boolean belongs(Finding finding, Program program) {
    return finding.program().filter(program.className()::equals).isPresent();
  }
}

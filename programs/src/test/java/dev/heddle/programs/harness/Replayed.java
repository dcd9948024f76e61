// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a run and its replay have reported, one line for each finding.
 *
 * @param complaints where the replay reports something else than is marked, if that was looked at
 * @param bytesPerEvent of the trace; zero if there are too few of them to say
 */
record Replayed(
    Recording recording,
    Set<String> live,
    Set<String> replayed,
    List<String> complaints,
    double bytesPerEvent) {
  private static final double MOST_BYTES_PER_EVENT = 12;

  /** A recorded run of programs with one detector. */
  static Replayed with(
      DetectorChoice detector, boolean comparesWithMarkers, Harness harness, SourceTree tree)
      throws Exception {
    String name = detector + "-" + tree.name();
    Recording recording = Recording.of(harness, name, detector.agentOptions(), tree);
    List<Path> reports = List.of(recording.replayedReport(detector));
    List<String> complaints = List.of();
    if (comparesWithMarkers) {
      Path report = recording.replayedReport();
      complaints = complaints(tree.programs(), report, Program.Completeness.COMPLETE);
    }
    return of(recording, reports, complaints, tree.isNewer() ? 0 : recording.bytesPerEvent());
  }

  /** One that adds predicted races to those that it sees: two detectors over the trace. */
  static Replayed withPredictions(Harness harness, SourceTree tree) throws Exception {
    String options = "detect=races,predict=true";
    Recording recording = Recording.of(harness, "predict-" + tree.name(), options, tree);
    List<Path> reports = new ArrayList<>();
    for (String detector : List.of(Marker.DEFAULT, "hybrid")) {
      reports.add(recording.replayedReport(DetectorChoice.of(detector)));
    }
    return of(recording, reports, List.of(), 0);
  }

  /** Of a program in a JVM of its own. What its report may lack may be more or less in a replay. */
  static Replayed alone(Harness harness, Program program, String classPath) throws Exception {
    Recording recording = Recording.ofOne(harness, program, classPath);
    Path report = recording.replayedReport();
    boolean isComplete = program.completeness() == Program.Completeness.COMPLETE;
    Program.Completeness allowed =
        isComplete ? Program.Completeness.COMPLETE : Program.Completeness.EITHER;
    List<String> complaints = complaints(List.of(program), report, allowed);
    return isComplete
        ? of(recording, List.of(report), complaints, 0)
        : new Replayed(recording, Set.of(), Set.of(), complaints, 0);
  }

  /**
   * Whether the program ends so abruptly that its trace lacks what it has done last. The findings
   * are in the journal by then, one by one.
   */
  static boolean isCutOff(Program program) {
    return program.simpleName().equals("HaltLosesNothing");
  }

  private static Replayed of(
      Recording recording, List<Path> reports, List<String> complaints, double bytesPerEvent)
      throws Exception {
    return new Replayed(
        recording,
        ReportedFindings.in(List.of(recording.liveReport())),
        ReportedFindings.in(reports),
        complaints,
        bytesPerEvent);
  }

  private static List<String> complaints(
      List<Program> programs, Path report, Program.Completeness allowed) throws Exception {
    List<Finding> findings = Finding.in(report, allowed);
    List<String> complaints = new ArrayList<>();
    for (Program program : programs) {
      Verdict verdict = new Verdict(program, Harness.belongingTo(program, findings));
      if (!verdict.isRight()) {
        complaints.add(verdict.text());
      }
    }
    return complaints;
  }

  void verify() {
    assertThat(without(live, replayed)).as("only the run reports").isEmpty();
    assertThat(without(replayed, live)).as("only the replay reports").isEmpty();
    assertThat(complaints).as("not as marked").isEmpty();
    assertThat(bytesPerEvent).isLessThanOrEqualTo(MOST_BYTES_PER_EVENT);
  }

  private static Set<String> without(Set<String> lines, Set<String> others) {
    Set<String> rest = new TreeSet<>(lines);
    rest.removeAll(others);
    return rest;
  }
}

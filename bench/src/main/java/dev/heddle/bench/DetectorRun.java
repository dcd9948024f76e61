// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import dev.heddle.bench.programs.Hello;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** Measures what each detector costs, in the chosen programs, and adds it to the table so far. */
final class DetectorRun {
  private static final String HELLO = "hello";

  /** Start-up varies little. */
  private static final int ENOUGH_FORKS = 5;

  private final RunOptions options;
  private final Jvm jvm;

  /** What must be the same of all parts of a table. */
  private final String circumstances;

  DetectorRun(RunOptions options, Jvm jvm, String conditions) throws IOException {
    this.options = options;
    this.jvm = jvm;
    this.circumstances = conditions + ", heddle.jar " + Jvm.checksum(options.jar());
  }

  /**
   * Measures what was asked for, and answers the table of all that was measured. How busy others
   * keep the machine can be told only at the beginning.
   */
  DetectorTable measure() throws IOException, InterruptedException {
    DetectorResults results = new DetectorResults(options.results(), circumstances);
    double load = ProcessTimes.load();
    if (results.all().stream().filter(DetectorRun::isHello).allMatch(DetectorRun::isUncertain)) {
      results.add(measure(List.of(Hello.class.getName()), load));
    }
    for (Program program : options.programs()) {
      System.err.println("bench: " + program.key());
      results.add(measure(List.of(program.mainClass(), Integer.toString(program.half())), load));
    }
    return table(results.all());
  }

  private DetectorResult measure(List<String> program, double load)
      throws IOException, InterruptedException {
    return DetectorResult.measure(program, options.forks(), jvm, circumstances, load);
  }

  private static DetectorTable table(List<DetectorResult> results) {
    List<DetectorResult> programs =
        results.stream()
            .filter(each -> !isHello(each))
            .sorted((l, r) -> order(l) - order(r))
            .toList();
    return new DetectorTable(
        programs, results.stream().filter(DetectorRun::isHello).findFirst().orElse(null));
  }

  private static boolean isUncertain(DetectorResult result) {
    return result.forks() < ENOUGH_FORKS;
  }

  private static boolean isHello(DetectorResult result) {
    return result.row().equals(HELLO);
  }

  /** A program may call itself by a longer name. */
  private static int order(DetectorResult result) {
    return Arrays.stream(Program.values())
        .filter(program -> result.row().endsWith(program.key()))
        .findFirst()
        .map(Program::ordinal)
        .orElse(Program.values().length);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The CPU time of each detector, as a multiple of the plain run's, in Markdown. */
final class DetectorTable {
  private final List<DetectorResult> programs;
  private final DetectorResult startUp;

  /**
   * @param programs at least one
   * @param startUp a program that does nothing; null if it was not measured
   */
  DetectorTable(List<DetectorResult> programs, DetectorResult startUp) {
    this.programs = programs;
    this.startUp = startUp;
  }

  /** The whole table with what is to be said of it. */
  String text(String circumstances, int cores) {
    StringBuilder text = new StringBuilder();
    text.append(circumstances).append(", ").append(forks()).append(" forks, ");
    text.append(days()).append("\n\n");
    text.append(weather(cores)).append("\n\n");
    text.append(head());
    for (DetectorResult program : programs) {
      text.append(row(program));
    }
    text.append(foot());
    if (startUp != null) {
      text.append("\nStart-up is in these figures. By itself it takes");
      for (Variant variant : Variant.values()) {
        String seconds = String.format(Locale.ROOT, " %.2f s", startUp.cpu(variant).median());
        text.append(variant.isChecked() ? ", " + variant.title() : "").append(seconds);
      }
      text.append(".\n");
    }
    return text.toString();
  }

  private String forks() {
    int least = programs.stream().mapToInt(DetectorResult::forks).min().getAsInt();
    int most = programs.stream().mapToInt(DetectorResult::forks).max().getAsInt();
    return least == most ? Integer.toString(least) : least + " to " + most;
  }

  private String days() {
    LocalDate first = programs.stream().map(DetectorResult::day).min(LocalDate::compareTo).get();
    LocalDate last = programs.stream().map(DetectorResult::day).max(LocalDate::compareTo).get();
    return first.equals(last) ? first.toString() : first + " to " + last;
  }

  /** How busy the machine was, and what that means. */
  private String weather(int cores) {
    double least = programs.stream().mapToDouble(DetectorResult::loadBefore).min().getAsDouble();
    double most = programs.stream().mapToDouble(DetectorResult::loadBefore).max().getAsDouble();
    double atEnd =
        programs.stream()
            .max(Comparator.comparingDouble(DetectorResult::loadAfter))
            .get()
            .loadAfter();
    String load =
        String.format(
            Locale.ROOT,
            "Load average before each program %.1f to %.1f, after it at most %.1f.",
            least,
            most,
            atEnd);
    return most < cores
        ? load
        : load
            + " Others, or measurements before these, were using the machine: the forks of a program took"
            + " turns and saw the same, but"
            + " plain runs whose threads contend for locks are quicker so than on an idle machine, and"
            + " the multiples greater.";
  }

  private static String head() {
    StringBuilder names = new StringBuilder("| program                | plain CPU s |");
    StringBuilder rule = new StringBuilder("| ---------------------- | ----------: |");
    for (Variant variant : Variant.values()) {
      if (variant.isChecked()) {
        names.append(String.format(" %17s |", variant.title()));
        rule.append(" ----------------: |");
      }
    }
    return names + "\n" + rule + "\n";
  }

  private static String row(DetectorResult program) {
    double base = program.cpu(Variant.PLAIN).median();
    StringBuilder row =
        new StringBuilder(String.format(Locale.ROOT, "| %-22s | %11.2f |", program.row(), base));
    for (Variant variant : Variant.values()) {
      if (variant.isChecked()) {
        Statistics times = program.cpu(variant);
        row.append(
            String.format(
                Locale.ROOT,
                " %4.1f× (%4.1f–%4.1f) |",
                times.median() / base,
                times.least() / base,
                times.greatest() / base));
      }
    }
    return row.append(program.isDefective() ? " **wrong checksum** |\n" : "\n").toString();
  }

  private String foot() {
    StringBuilder row = new StringBuilder(String.format("| %-22s | %11s |", "geometric mean", ""));
    for (Variant variant : Variant.values()) {
      if (variant.isChecked()) {
        double mean =
            Statistics.geometricMean(programs.stream().map(each -> each.ratio(variant)).toList());
        row.append(String.format(" %17s |", String.format(Locale.ROOT, "%.1f×", mean)));
      }
    }
    return row.append('\n').toString();
  }

  /** Whether a program computed something else than it does by itself. */
  boolean isDefective() {
    return programs.stream().anyMatch(DetectorResult::isDefective);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** The results as a table that reads well in a terminal and is Markdown too. */
final class Table {
  private static final String HEAD =
      """
      | program                | plain CPU s (range) | heddle CPU s (range) |   CPU |  wall | live heap, MB | heap |  RSS | defects |
      | ---------------------- | ------------------: | -------------------: | ----: | ----: | ------------: | ---: | ---: | ------- |
      """;

  private Table() {}

  static String head() {
    return HEAD;
  }

  static String row(Comparison comparison) {
    String defects = comparison.defects();
    return String.format(
        Locale.ROOT,
        "| %-22s | %19s | %20s | %4.1f× | %4.1f× | %13s | %3.1f× | %3.1f× | %-7s |%n",
        comparison.row(),
        seconds(comparison.plainCpu()),
        seconds(comparison.checkedCpu()),
        comparison.cpuRatio(),
        comparison.wallRatio(),
        megabytes(comparison.plainHeap()) + " → " + megabytes(comparison.checkedHeap()),
        comparison.heapRatio(),
        comparison.residentRatio(),
        defects.isEmpty() ? "none" : "**" + defects + "**");
  }

  /** A program that did not run to its end. */
  static String failure(Program program) {
    return String.format(
        Locale.ROOT,
        "| %-22s | %19s | %20s | %5s | %5s | %13s | %4s | %4s | %-7s |%n",
        program.key(),
        "",
        "",
        "",
        "",
        "",
        "",
        "",
        "**failed**");
  }

  /** The means over all programs that ran. */
  static String foot(List<Comparison> comparisons) {
    return String.format(
        Locale.ROOT,
        "| %-22s | %19s | %20s | %4.1f× | %4.1f× | %13s | %3.1f× | %3.1f× | %-7s |%n",
        "geometric mean",
        "",
        "",
        mean(comparisons, Comparison::cpuRatio),
        mean(comparisons, Comparison::wallRatio),
        "",
        mean(comparisons, Comparison::heapRatio),
        mean(comparisons, Comparison::residentRatio),
        "");
  }

  /** What the agent adds to the start of a program that does nothing. */
  static String startUp(Comparison hello) {
    return String.format(
        Locale.ROOT,
        "Hello world takes %.0f ms longer: %.0f ms of CPU time instead of %.0f ms.%n",
        1000 * hello.wallAdded(),
        1000 * hello.checkedCpu().median(),
        1000 * hello.plainCpu().median());
  }

  private static double mean(List<Comparison> comparisons, ToDoubleFunction<Comparison> ratio) {
    return Statistics.geometricMean(comparisons.stream().map(ratio::applyAsDouble).toList());
  }

  private static String seconds(Statistics statistics) {
    return String.format(
        Locale.ROOT,
        "%.2f (%.2f–%.2f)",
        statistics.median(),
        statistics.least(),
        statistics.greatest());
  }

  private static String megabytes(long bytes) {
    return String.format(Locale.ROOT, "%.1f", bytes / 1048576.0);
  }
}

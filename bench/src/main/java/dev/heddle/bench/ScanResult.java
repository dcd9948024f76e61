// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One scan of one driver in one configuration.
 *
 * @param warnings how many findings the report has
 * @param cpuSeconds user and system time of the process
 * @param residentKilobytes the most memory that the process held
 * @param nodes methods in the call graph, counted for each context
 * @param stages processor seconds by stage
 * @param isComplete whether it came to its end within the limits
 */
record ScanResult(
    int warnings,
    double cpuSeconds,
    long residentKilobytes,
    int nodes,
    Map<String, Double> stages,
    boolean isComplete) {
  private static final Pattern NODES =
      Pattern.compile("methods reached, counted for each context: ([0-9,]+)");
  private static final Pattern STAGES = Pattern.compile("heddle: CPU seconds: (.+)");

  /** Reads what {@code heddle scan --verbose} has said. */
  static ScanResult read(
      String said, int warnings, boolean isComplete, double cpuSeconds, long residentKilobytes) {
    Map<String, Double> stages = new TreeMap<>();
    Matcher told = STAGES.matcher(said);
    if (told.find()) {
      for (String stage : told.group(1).split(", ")) {
        int end = stage.lastIndexOf(' ');
        stages.put(stage.substring(0, end), Double.valueOf(stage.substring(end + 1)));
      }
    }
    Matcher nodes = NODES.matcher(said);
    return new ScanResult(
        warnings,
        cpuSeconds,
        residentKilobytes,
        nodes.find() ? Integer.parseInt(nodes.group(1).replace(",", "")) : 0,
        stages,
        isComplete);
  }

  /** What the process needed besides: the JVM's own threads, and the report. */
  double rest() {
    return cpuSeconds - stages.values().stream().mapToDouble(Double::doubleValue).sum();
  }
}

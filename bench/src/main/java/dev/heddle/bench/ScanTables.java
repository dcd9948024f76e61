// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Tables II to V of "Effective Techniques for Static Race Detection in Java Parallel Loops", for
 * the drivers of this project.
 */
final class ScanTables {
  private static final List<String> STAGES = List.of("loading", "call graph", "locks", "races");

  /** By the techniques that are switched off, and then by driver. */
  private final Map<Set<String>, Map<String, ScanResult>> results = new LinkedHashMap<>();

  void add(Set<String> without, String driver, ScanResult result) {
    results.computeIfAbsent(without, key -> new LinkedHashMap<>()).put(driver, result);
  }

  /** All tables as Markdown. */
  String text(List<String> techniques) {
    Map<String, ScanResult> best = results.getOrDefault(Set.of(), Map.of());
    return "**Overall** (Table II; with all techniques, and without bubble-up)\n\n"
        + overall(best, results.getOrDefault(Set.of("bubble-up"), Map.of()))
        + "\n**Stages** with all techniques (Table IV; seconds of CPU of the scan's thread)\n\n"
        + stages(best)
        + "\n**Seconds of CPU** (Table III; • is a technique that is on)\n\n"
        + configurations(techniques, result -> number(result.cpuSeconds(), "%.1f") + mark(result))
        + "\n**Warnings** (Table V; pairs of places)\n\n"
        + configurations(techniques, result -> result.warnings() + mark(result));
  }

  private static String overall(Map<String, ScanResult> best, Map<String, ScanResult> deep) {
    List<List<String>> rows = new ArrayList<>();
    best.forEach(
        (driver, result) -> {
          ScanResult inside = deep.get(driver);
          rows.add(
              List.of(
                  driver,
                  result.warnings() + mark(result),
                  inside == null ? "" : inside.warnings() + mark(inside),
                  number(result.cpuSeconds(), "%.1f"),
                  number(result.residentKilobytes() / 1024.0, "%.0f"),
                  number(result.nodes(), "%,.0f")));
        });
    return table(
        List.of("driver", "warnings", "without bubble-up", "CPU s", "memory, MB", "nodes"), rows);
  }

  private static String stages(Map<String, ScanResult> best) {
    List<List<String>> rows = new ArrayList<>();
    for (String stage : STAGES) {
      rows.add(row(stage, best.values(), result -> result.stages().getOrDefault(stage, 0.0)));
    }
    rows.add(row("the rest: JVM, report", best.values(), ScanResult::rest));
    rows.add(row("total", best.values(), ScanResult::cpuSeconds));
    return table(head("stage", best.keySet()), rows);
  }

  private static List<String> row(
      String name, Collection<ScanResult> results, Function<ScanResult, Double> value) {
    List<String> cells = new ArrayList<>(List.of(name));
    results.forEach(result -> cells.add(number(value.apply(result), "%.1f")));
    return cells;
  }

  /** A row for each configuration, as in the paper: all off first. */
  private String configurations(List<String> techniques, Function<ScanResult, String> value) {
    List<List<String>> rows = new ArrayList<>();
    Set<String> drivers = results.values().iterator().next().keySet();
    results.forEach(
        (without, byDriver) -> {
          List<String> cells = new ArrayList<>();
          techniques.forEach(each -> cells.add(without.contains(each) ? "" : "•"));
          byDriver.values().forEach(result -> cells.add(value.apply(result)));
          rows.add(0, cells);
        });
    List<String> head = new ArrayList<>(techniques);
    head.addAll(drivers);
    return table(head, rows);
  }

  private static List<String> head(String first, Collection<String> others) {
    List<String> head = new ArrayList<>(List.of(first));
    head.addAll(others);
    return head;
  }

  private static String mark(ScanResult result) {
    return result.isComplete() ? "" : "*";
  }

  private static String number(double value, String format) {
    return String.format(Locale.ROOT, format, value);
  }

  private static String table(List<String> head, List<List<String>> rows) {
    StringBuilder text = new StringBuilder();
    text.append("| ").append(String.join(" | ", head)).append(" |\n|");
    for (int i = 0; i < head.size(); i++) {
      text.append(i == 0 ? " --- |" : " ---: |");
    }
    rows.forEach(row -> text.append("\n| ").append(String.join(" | ", row)).append(" |"));
    return text.append('\n').toString();
  }
}

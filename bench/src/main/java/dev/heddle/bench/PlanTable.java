// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import dev.heddle.model.plan.PlanFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a scan's plan saves: the CPU time of checked runs with and without it. */
final class PlanTable {
  private static final String HEAD =
      """
      | program                | plain CPU s | fields not checked | heddle | with the plan |
      | ---------------------- | ----------: | -----------------: | -----: | ------------: |
      """;

  private final List<Double> without = new ArrayList<>();
  private final List<Double> with = new ArrayList<>();
  private boolean isDefective;

  String head() {
    return HEAD;
  }

  /** Scans a program, and measures it; the kinds of forks take turns. */
  String row(Program program, int forks, Jvm jvm) throws IOException, InterruptedException {
    Path plan = jvm.scan(program.mainClass());
    List<Double> plain = new ArrayList<>();
    List<Double> checked = new ArrayList<>();
    List<Double> planned = new ArrayList<>();
    String name = program.key();
    for (int i = 0; i < forks; i++) {
      Measurement fork = jvm.measure(program.mainClass(), false);
      Measurement all = jvm.measure(program.mainClass(), true);
      Measurement some = jvm.measure(List.of(program.mainClass()), ",plan=" + plan);
      name = fork.row();
      plain.add(fork.cpuSeconds());
      checked.add(all.cpuSeconds());
      planned.add(some.cpuSeconds());
      isDefective |= !some.checksum().equals(fork.checksum()) || some.findings() > 0;
    }
    double base = median(plain);
    without.add(median(checked) / base);
    with.add(median(planned) / base);
    return String.format(
        Locale.ROOT,
        "| %-22s | %11.2f | %18d | %5.1f× | %12.1f× |%n",
        name,
        base,
        PlanFile.read(plan).size(),
        median(checked) / base,
        median(planned) / base);
  }

  String foot() {
    return String.format(
        Locale.ROOT,
        "| %-22s | %11s | %18s | %5.1f× | %12.1f× |%n",
        "geometric mean",
        "",
        "",
        Statistics.geometricMean(without),
        Statistics.geometricMean(with));
  }

  /** Whether a program computed something else, or had findings. */
  boolean isDefective() {
    return isDefective;
  }

  private static double median(List<Double> values) {
    return Statistics.of(values.stream().mapToDouble(Double::doubleValue).toArray()).median();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The CPU time of each detector, as a multiple of the plain run's. */
final class DetectorTable {
  /** What is compared: the name in the table, and the agent's options for it. */
  private enum Variant {
    HAPPENS_BEFORE("happens-before", ""),
    PREDICT("with hybrid", ",predict=true"),
    ERASER("eraser", ",algorithm=eraser"),
    ERASER_BY_OBJECT("eraser, by object", ",algorithm=eraser,granularity=object"),
    RACER("racer", ",algorithm=racer"),
    OBJECT_RACE("object-race", ",algorithm=object-race");

    private final String title;
    private final String options;

    Variant(String title, String options) {
      this.title = title;
      this.options = options;
    }
  }

  /** The ratios of each variant, program after program. */
  private final List<List<Double>> ratios = new ArrayList<>();

  private boolean isDefective;

  DetectorTable() {
    for (int i = 0; i < Variant.values().length; i++) {
      ratios.add(new ArrayList<>());
    }
  }

  String head() {
    StringBuilder names = new StringBuilder("| program                | plain CPU s |");
    StringBuilder rule = new StringBuilder("| ---------------------- | ----------: |");
    for (Variant variant : Variant.values()) {
      names.append(String.format(" %17s |", variant.title));
      rule.append(" ----------------: |");
    }
    return names + "\n" + rule + "\n";
  }

  /** Measures a program; the kinds of forks take turns, so that all see the same weather. */
  String row(Program program, int forks, Jvm jvm) throws IOException, InterruptedException {
    List<Double> plain = new ArrayList<>();
    List<List<Double>> checked = new ArrayList<>();
    for (int i = 0; i < Variant.values().length; i++) {
      checked.add(new ArrayList<>());
    }
    String name = program.key();
    for (int i = 0; i < forks; i++) {
      Measurement fork = jvm.measure(program.mainClass(), false);
      plain.add(fork.cpuSeconds());
      name = fork.row();
      for (Variant variant : Variant.values()) {
        Measurement other = jvm.measure(program.mainClass(), variant.options);
        isDefective |= !other.checksum().equals(fork.checksum());
        checked.get(variant.ordinal()).add(other.cpuSeconds());
      }
    }
    Statistics base = statistics(plain);
    StringBuilder row =
        new StringBuilder(String.format(Locale.ROOT, "| %-22s | %11.2f |", name, base.median()));
    for (Variant variant : Variant.values()) {
      Statistics times = statistics(checked.get(variant.ordinal()));
      ratios.get(variant.ordinal()).add(times.median() / base.median());
      row.append(
          String.format(
              Locale.ROOT,
              " %4.1f× (%4.1f–%4.1f) |",
              times.median() / base.median(),
              times.least() / base.median(),
              times.greatest() / base.median()));
    }
    return row.append('\n').toString();
  }

  String foot() {
    StringBuilder row = new StringBuilder(String.format("| %-22s | %11s |", "geometric mean", ""));
    for (List<Double> each : ratios) {
      String mean = String.format(Locale.ROOT, "%.1f×", Statistics.geometricMean(each));
      row.append(String.format(" %17s |", mean));
    }
    return row.append('\n').toString();
  }

  /** Whether a program computed something else than it does by itself. */
  boolean isDefective() {
    return isDefective;
  }

  private static Statistics statistics(List<Double> values) {
    return Statistics.of(values.stream().mapToDouble(Double::doubleValue).toArray());
  }
}

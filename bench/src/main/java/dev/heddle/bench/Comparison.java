// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Plain and checked forks of one program.
 *
 * @param plain the forks without the agent
 * @param checked the forks with it, made in turn with the plain ones
 * @param plainHeap the most live heap without the agent, in bytes, the median of some forks
 * @param checkedHeap the most live heap with it
 */
record Comparison(
    List<Measurement> plain, List<Measurement> checked, long plainHeap, long checkedHeap) {

  /** Of each kind: a peak is what one moment left behind, so one fork alone says little. */
  private static final int HEAP_FORKS = 3;

  /** Measures a program; the two kinds of forks alternate, so that both see the same weather. */
  static Comparison of(String mainClass, int forks, Jvm jvm)
      throws IOException, InterruptedException {
    List<Measurement> plain = new ArrayList<>();
    List<Measurement> checked = new ArrayList<>();
    for (int i = 0; i < forks; i++) {
      plain.add(jvm.measure(mainClass, false));
      checked.add(jvm.measure(mainClass, true));
    }
    double[] plainHeaps = new double[HEAP_FORKS];
    double[] checkedHeaps = new double[HEAP_FORKS];
    for (int i = 0; i < HEAP_FORKS; i++) {
      plainHeaps[i] = jvm.liveHeap(mainClass, false);
      checkedHeaps[i] = jvm.liveHeap(mainClass, true);
    }
    return new Comparison(
        plain,
        checked,
        (long) Statistics.of(plainHeaps).median(),
        (long) Statistics.of(checkedHeaps).median());
  }

  String row() {
    return plain.get(0).row();
  }

  Statistics plainCpu() {
    return statistics(plain, Measurement::cpuSeconds);
  }

  Statistics checkedCpu() {
    return statistics(checked, Measurement::cpuSeconds);
  }

  double cpuRatio() {
    return ratio(Measurement::cpuSeconds);
  }

  double wallRatio() {
    return ratio(Measurement::wallSeconds);
  }

  double residentRatio() {
    return ratio(Measurement::residentKilobytes);
  }

  double heapRatio() {
    return (double) checkedHeap / plainHeap;
  }

  /** Wall time that the agent adds, in seconds. */
  double wallAdded() {
    return statistics(checked, Measurement::wallSeconds).median()
        - statistics(plain, Measurement::wallSeconds).median();
  }

  /** What must not be, in a few words; empty if all is well. */
  String defects() {
    List<String> defects = new ArrayList<>();
    if (plain.stream().map(Measurement::checksum).distinct().count() > 1) {
      defects.add("the plain checksum varies");
    }
    if (checked.stream().anyMatch(fork -> !fork.checksum().equals(plain.get(0).checksum()))) {
      defects.add("wrong checksum");
    }
    int findings = checked.stream().mapToInt(Measurement::findings).max().orElse(0);
    if (findings > 0) {
      defects.add(findings + " false findings");
    }
    return String.join(", ", defects);
  }

  private double ratio(ToDoubleFunction<Measurement> what) {
    return statistics(checked, what).median() / statistics(plain, what).median();
  }

  private static Statistics statistics(
      List<Measurement> forks, ToDoubleFunction<Measurement> what) {
    return Statistics.of(forks.stream().mapToDouble(what).toArray());
  }
}

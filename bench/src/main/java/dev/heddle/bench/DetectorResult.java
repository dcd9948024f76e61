// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What all detectors cost in one program.
 *
 * @param circumstances what must be the same for results that stand in one table
 * @param row what the program calls itself on this JDK
 * @param day when it was measured last
 * @param loadBefore how busy the machine was at most when a measurement began
 * @param loadAfter how busy it was at most when one had ended; the measurement itself is in that
 * @param isDefective whether a fork computed something else than the program does by itself
 * @param seconds CPU time of each fork
 */
record DetectorResult(
    String circumstances,
    String row,
    LocalDate day,
    double loadBefore,
    double loadAfter,
    boolean isDefective,
    Map<Variant, List<Double>> seconds) {
  private static final String SEPARATOR = "\t";

  /** Measures a program; the kinds of forks take turns, so that all see the same weather. */
  static DetectorResult measure(
      List<String> program, int forks, Jvm jvm, String circumstances, double loadBefore)
      throws IOException, InterruptedException {
    Map<Variant, List<Double>> seconds = new EnumMap<>(Variant.class);
    String row = null;
    String checksum = null;
    boolean isDefective = false;
    for (int i = 0; i < forks; i++) {
      for (Variant variant : Variant.values()) {
        Measurement fork = jvm.measure(program, variant.options());
        seconds.computeIfAbsent(variant, key -> new ArrayList<>()).add(fork.cpuSeconds());
        row = row == null ? fork.row() : row;
        checksum = checksum == null ? fork.checksum() : checksum;
        isDefective |= !checksum.equals(fork.checksum());
      }
    }
    return new DetectorResult(
        circumstances, row, LocalDate.now(), loadBefore, ProcessTimes.load(), isDefective, seconds);
  }

  /** This and further forks of the same program. */
  DetectorResult and(DetectorResult later) {
    Map<Variant, List<Double>> both = new EnumMap<>(Variant.class);
    for (Variant variant : Variant.values()) {
      List<Double> forks = new ArrayList<>(seconds.get(variant));
      forks.addAll(later.seconds.get(variant));
      both.put(variant, forks);
    }
    return new DetectorResult(
        circumstances,
        row,
        later.day,
        Math.max(loadBefore, later.loadBefore),
        Math.max(loadAfter, later.loadAfter),
        isDefective || later.isDefective,
        both);
  }

  int forks() {
    return seconds.get(Variant.PLAIN).size();
  }

  Statistics cpu(Variant variant) {
    return Statistics.of(seconds.get(variant).stream().mapToDouble(Double::doubleValue).toArray());
  }

  double ratio(Variant variant) {
    return cpu(variant).median() / cpu(Variant.PLAIN).median();
  }

  /** As a line of a file. */
  String line() {
    List<String> words = new ArrayList<>(List.of(circumstances, row, day.toString()));
    words.add(Double.toString(loadBefore));
    words.add(Double.toString(loadAfter));
    words.add(Boolean.toString(isDefective));
    for (Variant variant : Variant.values()) {
      words.add(
          seconds.get(variant).stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }
    return String.join(SEPARATOR, words);
  }

  /** The result that a line tells. */
  static DetectorResult of(String line) throws IOException {
    String[] words = line.split(SEPARATOR);
    int head = 6;
    if (words.length != head + Variant.values().length) {
      throw new IOException("not a line of results, or of other detectors: " + line);
    }
    Map<Variant, List<Double>> seconds = new EnumMap<>(Variant.class);
    for (Variant variant : Variant.values()) {
      String[] forks = words[head + variant.ordinal()].split(" ");
      seconds.put(variant, Arrays.stream(forks).map(Double::valueOf).toList());
    }
    return new DetectorResult(
        words[0],
        words[1],
        LocalDate.parse(words[2]),
        Double.parseDouble(words[3]),
        Double.parseDouble(words[4]),
        Boolean.parseBoolean(words[5]),
        seconds);
  }
}

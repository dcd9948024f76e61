// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.streams;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The terminal operation is ordered after all that the stream's threads did, and after its source.
 */
public final class SourceAndSinkArrays {
  public static void main(String[] args) {
    double[] source = new double[2000];
    double[] sink = new double[2000];
    for (int i = 0; i < source.length; i++) {
      source[i] = i;
    }
    IntStream.range(0, source.length).parallel().forEach(i -> sink[i] = 2 * source[i]);
    double sum = 0;
    for (double value : sink) {
      sum += value;
    }
    Arrays.parallelSetAll(source, i -> sink[i] + 1);
    Arrays.parallelPrefix(source, Double::sum);
    Arrays.parallelSort(sink);
    System.out.println(sum + " " + source[1999] + " " + sink[1999]);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.streams;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A parallel stream with a collector keeps its threads apart by itself. */
public final class CollectorInParallel {
  public static void main(String[] args) {
    List<Integer> numbers = IntStream.range(0, 2000).boxed().collect(Collectors.toList());
    Map<Integer, List<Integer>> groups =
        numbers.parallelStream().collect(Collectors.groupingBy(number -> number % 3));
    List<Integer> squares =
        numbers.parallelStream().map(number -> number * number).collect(Collectors.toList());
    String text = numbers.parallelStream().map(String::valueOf).collect(Collectors.joining());
    int[] sorted = numbers.parallelStream().mapToInt(n -> 1999 - n).sorted().toArray();
    System.out.println(groups.get(1).size() + " " + squares.get(1999) + " " + text.length());
    System.out.println(sorted[0] + " " + sorted[1999]);
  }
}

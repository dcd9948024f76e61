// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.Stream;

/** A comparator used to sort a parallel stream counts the comparisons. */
public final class SortedComparator {
  private static int comparisons;

  private static int compare(String left, String right) {
    comparisons++; // race: SortedComparator.comparisons
    return left.compareTo(right);
  }

  public static void racy() throws Exception {
    Stream<String> words = Stream.of("weft", "warp", "reed").parallel();
    System.out.println(words.sorted((a, b) -> compare(a, b)).toList());
  }

  public static void safe() throws Exception {
    Stream<String> words = Stream.of("weft", "warp", "reed").parallel();
    System.out.println(words.sorted((a, b) -> a.compareTo(b)).toList());
  }
}

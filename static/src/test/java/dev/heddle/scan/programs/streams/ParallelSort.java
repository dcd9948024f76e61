// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.Arrays;

/** The comparator of Arrays.parallelSort appends to a shared trace. */
public final class ParallelSort {
  public static void racy() throws Exception {
    StringBuilder trace = new StringBuilder();
    String[] words = new String[20_000];
    Arrays.fill(words, "warp");
    Arrays.parallelSort(
        words,
        (left, right) -> {
          trace.append('.'); // race: java.lang.StringBuilder
          return left.compareTo(right);
        });
    System.out.println(trace.length());
  }

  public static void safe() throws Exception {
    StringBuilder trace = new StringBuilder();
    String[] words = new String[20_000];
    Arrays.fill(words, "warp");
    Arrays.sort(
        words,
        (left, right) -> {
          trace.append('.');
          return left.compareTo(right);
        });
    System.out.println(trace.length());
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.Arrays;

/** The operator of Arrays.parallelPrefix counts its overflows. */
public final class ParallelPrefix {
  private static int overflows;

  private static int add(int left, int right) {
    int sum = left + right;
    if (sum < 0) {
      overflows++; // race: ParallelPrefix.overflows
    }
    return sum;
  }

  public static void racy() throws Exception {
    int[] values = new int[10_000];
    Arrays.fill(values, 1_000_000);
    Arrays.parallelPrefix(values, (left, right) -> add(left, right));
    System.out.println(overflows);
  }

  public static void safe() throws Exception {
    int[] values = new int[10_000];
    Arrays.fill(values, 1_000_000);
    Arrays.parallelPrefix(values, (left, right) -> left + right);
    System.out.println(overflows);
  }
}

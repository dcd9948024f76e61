// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.Stream;

/** The operator of the one-argument reduce counts how often it is used. */
public final class ReduceOptional {
  private static int merges;

  private static int larger(int left, int right) {
    merges++; // race: ReduceOptional.merges
    return Math.max(left, right);
  }

  public static void racy() throws Exception {
    System.out.println(Stream.of(3, 1, 2).parallel().reduce((a, b) -> larger(a, b)).get());
  }

  public static void safe() throws Exception {
    System.out.println(Stream.of(3, 1, 2).parallel().reduce((a, b) -> Math.max(a, b)).get());
  }
}

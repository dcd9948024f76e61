// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.stream.IntStream;

/** The racy loop writes the array at a constant index instead of its own index. */
public final class OwnIndex {
  public static void racy() throws Exception {
    int[] squares = new int[100];
    IntStream.range(0, squares.length)
        .parallel()
        .forEach(
            i -> {
              squares[0] = i * i; // race: int[]
            });
    System.out.println(squares[0]);
  }

  public static void safe() throws Exception {
    int[] squares = new int[100];
    IntStream.range(0, squares.length)
        .parallel()
        .forEach(
            i -> {
              squares[i] = i * i;
            });
    System.out.println(squares[0]);
  }
}

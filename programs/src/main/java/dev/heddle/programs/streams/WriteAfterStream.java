// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.streams;

import java.util.stream.IntStream;

/** What is written after the terminal operation cannot race: the operation waited for all. */
public final class WriteAfterStream {
  private static int[] cells = new int[500];

  public static void main(String[] args) {
    for (int round = 0; round < 5; round++) {
      IntStream.range(0, cells.length).parallel().forEach(i -> cells[i]++);
      cells[round]++;
      cells = cells.clone();
    }
    System.out.println(cells[0] + " " + cells[4] + " " + cells[499]);
  }
}

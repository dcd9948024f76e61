// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.streams;

import dev.heddle.programs.support.Threads;
import java.util.stream.IntStream;

/** One thread after another runs a parallel stream over the same array: workers outlive callers. */
public final class CallersInTurn {
  private static int[] cells = new int[500];

  public static void main(String[] args) throws Exception {
    for (int turn = 0; turn < 5; turn++) {
      Threads.run(CallersInTurn::call);
    }
    System.out.println(cells[0] + " " + cells[499]);
  }

  private static void call() {
    for (int round = 0; round < 3; round++) {
      IntStream.range(0, cells.length).parallel().forEach(i -> cells[i]++);
      cells = cells.clone();
    }
  }
}

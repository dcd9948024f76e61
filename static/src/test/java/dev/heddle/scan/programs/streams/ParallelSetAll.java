// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.Arrays;

/** The generator of Arrays.parallelSetAll draws from unguarded state. */
public final class ParallelSetAll {
  private int state = 1;

  private int next() {
    state ^= state << 13; // race: ParallelSetAll.state
    return state; // race: ParallelSetAll.state
  }

  public static void racy() throws Exception {
    ParallelSetAll generator = new ParallelSetAll();
    int[] values = new int[1000];
    Arrays.parallelSetAll(values, i -> generator.next());
    System.out.println(values[0]);
  }

  public static void safe() throws Exception {
    ParallelSetAll generator = new ParallelSetAll();
    int[] values = new int[1000];
    Arrays.setAll(values, i -> generator.next());
    System.out.println(values[0]);
  }
}

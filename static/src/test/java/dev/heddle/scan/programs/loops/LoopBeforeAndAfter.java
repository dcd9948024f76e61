// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.stream.IntStream;

/** Writes before and after a parallel loop are ordered, those of its iterations are not. */
public final class LoopBeforeAndAfter {
  private static int state;

  public static void racy() throws Exception {
    state = 1;
    IntStream.range(0, 10)
        .parallel()
        .forEach(
            i -> {
              state = Math.max(state, i); // race: LoopBeforeAndAfter.state
            });
    state = 3;
  }

  public static void safe() throws Exception {
    state = 1;
    IntStream.range(0, 10)
        .parallel()
        .forEach(
            i -> {
              System.out.println(state + i);
            });
    state = 3;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.List;
import java.util.stream.Stream;

/** Whether a loop is parallel is decided by the helper that makes the stream. */
public final class ParallelHelper {
  private int steps;

  private static Stream<Integer> open(List<Integer> values) {
    return values.parallelStream();
  }

  private static Stream<Integer> openInOrder(List<Integer> values) {
    return values.stream();
  }

  private void walk(Stream<Integer> values) {
    values.forEach(
        value -> {
          steps += value; // race: ParallelHelper.steps
        });
  }

  public static void racy() throws Exception {
    new ParallelHelper().walk(open(List.of(1, 2, 3)));
  }

  public static void safe() throws Exception {
    new ParallelHelper().walk(openInOrder(List.of(1, 2, 3)));
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.List;
import java.util.stream.Stream;

/** The last of parallel() and sequential() decides about the whole pipeline. */
public final class SequentialAfterParallel {
  private static int lines;

  public static void racy() throws Exception {
    Stream<String> text = List.of("one", "two", "three").stream();
    text.sequential()
        .parallel()
        .forEach(
            line -> {
              lines++; // race: SequentialAfterParallel.lines
            });
  }

  public static void safe() throws Exception {
    Stream<String> text = List.of("one", "two", "three").stream();
    text.parallel()
        .sequential()
        .forEach(
            line -> {
              lines++;
            });
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.Stream;

/** The three-argument reduce appends to its StringBuilder identity from all threads. */
public final class ReduceCombiner {
  public static void racy() throws Exception {
    StringBuilder text =
        Stream.of("a", "b", "c")
            .parallel()
            .reduce(
                new StringBuilder(),
                (builder, word) -> builder.append(word), // race: java.lang.StringBuilder
                (left, right) -> left);
    System.out.println(text);
  }

  public static void safe() throws Exception {
    String text =
        Stream.of("a", "b", "c")
            .parallel()
            .reduce("", (prefix, word) -> prefix + word, (left, right) -> left + right);
    System.out.println(text);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.Stream;

/** A concatenation with a parallel stream is itself parallel. */
public final class ConcatStreams {
  private static int merged;

  private static void take(String item) {
    merged += item.length(); // race: ConcatStreams.merged
  }

  public static void racy() throws Exception {
    Stream<String> left = Stream.of("wool", "silk");
    Stream<String> right = Stream.of("linen").parallel();
    Stream.concat(left, right).forEach(item -> take(item));
  }

  public static void safe() throws Exception {
    Stream<String> left = Stream.of("wool", "silk");
    Stream<String> right = Stream.of("linen");
    Stream.concat(left, right).forEach(item -> take(item));
  }
}

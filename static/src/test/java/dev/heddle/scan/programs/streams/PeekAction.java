// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.Stream;

/** A peek that is there for logging appends to a StringBuilder. */
public final class PeekAction {
  public static void racy() throws Exception {
    StringBuilder log = new StringBuilder();
    Stream<String> words = Stream.of("warp", "weft").parallel();
    words
        .peek(
            word -> {
              log.append(word); // race: java.lang.StringBuilder
            })
        .forEach(System.out::println);
  }

  public static void safe() throws Exception {
    StringBuffer log = new StringBuffer();
    Stream<String> words = Stream.of("warp", "weft").parallel();
    words
        .peek(
            word -> {
              log.append(word);
            })
        .forEach(System.out::println);
  }
}

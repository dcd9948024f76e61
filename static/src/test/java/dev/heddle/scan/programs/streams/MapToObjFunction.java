// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.IntStream;

/** The function of mapToObj writes its result into one reused array. */
public final class MapToObjFunction {
  public static void racy() throws Exception {
    char[] digits = new char[1];
    IntStream.range(0, 10)
        .parallel()
        .mapToObj(
            i -> {
              digits[0] = (char) ('0' + i); // race: char[]
              return String.valueOf(digits[0]); // race: char[]
            })
        .forEach(System.out::println);
  }

  public static void safe() throws Exception {
    IntStream.range(0, 10)
        .parallel()
        .mapToObj(
            i -> {
              char[] digits = new char[1];
              digits[0] = (char) ('0' + i);
              return String.valueOf(digits[0]);
            })
        .forEach(System.out::println);
  }
}

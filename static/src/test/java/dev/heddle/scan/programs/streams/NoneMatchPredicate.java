// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The predicate of noneMatch reuses one matcher object. */
public final class NoneMatchPredicate {
  public static void racy() throws Exception {
    Matcher digits = Pattern.compile("[0-9]+").matcher("");
    System.out.println(
        Stream.of("a1", "b", "22")
            .parallel()
            .noneMatch(
                word -> {
                  digits.reset(word); // race: java.util.regex.Matcher
                  return digits.matches(); // race: java.util.regex.Matcher
                }));
  }

  public static void safe() throws Exception {
    Pattern digits = Pattern.compile("[0-9]+");
    System.out.println(
        Stream.of("a1", "b", "22")
            .parallel()
            .noneMatch(
                word -> {
                  return digits.matcher(word).matches();
                }));
  }
}

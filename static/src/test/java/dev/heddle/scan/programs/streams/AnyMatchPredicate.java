// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.Stream;

/** The predicate of anyMatch stores what it has found in a field. */
public final class AnyMatchPredicate {
  private static String found;

  private static boolean isLong(String word) {
    if (word.length() > 3) {
      found = word; // race: AnyMatchPredicate.found
      return true;
    }
    return false;
  }

  public static void racy() throws Exception {
    System.out.println(Stream.of("warp", "weft", "end").parallel().anyMatch(word -> isLong(word)));
    System.out.println(found);
  }

  public static void safe() throws Exception {
    Stream<String> words = Stream.of("warp", "weft", "end").parallel();
    found = words.filter(word -> word.length() > 3).findAny().orElse("");
    System.out.println(found);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.List;

/** Calling parallel() on an ordinary stream makes its forEach concurrent. */
public final class StreamParallel {
  private static int longest;

  private static void note(String word) {
    if (word.length() > longest) { // race: StreamParallel.longest
      longest = word.length(); // race: StreamParallel.longest
    }
  }

  public static void racy() throws Exception {
    List<String> words = List.of("loom", "heddle", "reed");
    words.stream().parallel().forEach(word -> note(word));
    System.out.println(longest);
  }

  public static void safe() throws Exception {
    List<String> words = List.of("loom", "heddle", "reed");
    words.stream().forEach(word -> note(word));
    System.out.println(longest);
  }
}

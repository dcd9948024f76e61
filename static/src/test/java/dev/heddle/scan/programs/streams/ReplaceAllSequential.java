// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.ArrayList;
import java.util.List;

/** The operator of replaceAll runs in one thread, that of a parallel map in many. */
public final class ReplaceAllSequential {
  private static int replaced;

  private static String quote(String word) {
    replaced++; // race: ReplaceAllSequential.replaced
    return '"' + word + '"';
  }

  public static void racy() throws Exception {
    List<String> words = new ArrayList<>(List.of("warp", "weft"));
    System.out.println(words.parallelStream().map(word -> quote(word)).toList());
  }

  public static void safe() throws Exception {
    List<String> words = new ArrayList<>(List.of("warp", "weft"));
    words.replaceAll(word -> quote(word));
    System.out.println(words);
  }
}

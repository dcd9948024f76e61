// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

import java.util.ArrayList;
import java.util.List;

/** One thread iterates over a list while the main thread still adds to it. */
public final class IteratedCollection {
  private static int totalLength(List<String> words) {
    int length = 0;
    for (String word : words) { // race: java.util.ArrayList
      length += word.length();
    }
    return length;
  }

  private static int totalLengthOf(String[] words) {
    int length = 0;
    for (String word : words) {
      length += word.length();
    }
    return length;
  }

  public static void racy() throws Exception {
    List<String> words = new ArrayList<>();
    words.add("warp");
    Thread reader = new Thread(() -> totalLength(words));
    reader.start();
    words.add("weft"); // race: java.util.ArrayList
    reader.join();
  }

  public static void safe() throws Exception {
    List<String> words = new ArrayList<>();
    words.add("warp");
    String[] snapshot = words.toArray(new String[0]);
    Thread reader = new Thread(() -> totalLengthOf(snapshot));
    reader.start();
    words.add("weft");
    reader.join();
  }
}

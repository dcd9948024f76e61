// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.stream.Stream;

/** The comparator of min caches keys in an IdentityHashMap. */
public final class MinComparator {
  private static int key(Map<String, Integer> cache, String word) {
    return cache.computeIfAbsent(word, w -> w.length()); // race: java.util.IdentityHashMap
  }

  public static void racy() throws Exception {
    Map<String, Integer> cache = new IdentityHashMap<>();
    Stream<String> words = Stream.of("loom", "reed", "heddle").parallel();
    System.out.println(words.min((a, b) -> key(cache, a) - key(cache, b)).get());
  }

  public static void safe() throws Exception {
    Stream<String> words = Stream.of("loom", "reed", "heddle").parallel();
    System.out.println(words.min((a, b) -> a.length() - b.length()).get());
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** Words are counted in a parallel loop by get and put on a TreeMap. */
public final class ConcurrentMerge {
  public static void racy() throws Exception {
    Map<String, Integer> counts = new TreeMap<>();
    List.of("to", "be", "or", "not", "to", "be").parallelStream()
        .forEach(
            word -> {
              int old = counts.getOrDefault(word, 0); // race: java.util.TreeMap
              counts.put(word, old + 1); // race: java.util.TreeMap
            });
  }

  public static void safe() throws Exception {
    Map<String, Integer> counts = new ConcurrentHashMap<>();
    List.of("to", "be", "or", "not", "to", "be").parallelStream()
        .forEach(
            word -> {
              counts.merge(word, 1, Integer::sum);
            });
  }
}

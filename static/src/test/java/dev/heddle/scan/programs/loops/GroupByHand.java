// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A parallel forEach groups words by length with merge on a HashMap. */
public final class GroupByHand {
  public static void racy() throws Exception {
    Map<Integer, Integer> lengths = new HashMap<>();
    List.of("warp", "weft", "reed", "loom").parallelStream()
        .forEach(
            word -> {
              lengths.merge(word.length(), 1, Integer::sum); // race: java.util.HashMap
            });
    System.out.println(lengths);
  }

  public static void safe() throws Exception {
    Map<Integer, Long> lengths =
        List.of("warp", "weft", "reed", "loom").parallelStream()
            .collect(Collectors.groupingBy(String::length, Collectors.counting()));
    System.out.println(lengths);
  }
}

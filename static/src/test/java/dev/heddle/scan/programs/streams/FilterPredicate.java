// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** A filter drops duplicates with the help of a HashSet. */
public final class FilterPredicate {
  public static void racy() throws Exception {
    Set<String> seen = new HashSet<>();
    Stream<String> words = Stream.of("to", "be", "or", "to").parallel();
    long different =
        words
            .filter(
                word -> {
                  return seen.add(word); // race: java.util.HashSet
                })
            .count();
    System.out.println(different);
  }

  public static void safe() throws Exception {
    Set<String> seen = ConcurrentHashMap.newKeySet();
    Stream<String> words = Stream.of("to", "be", "or", "to").parallel();
    long different =
        words
            .filter(
                word -> {
                  return seen.add(word);
                })
            .count();
    System.out.println(different);
  }
}

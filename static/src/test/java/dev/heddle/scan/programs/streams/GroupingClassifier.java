// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The classifier of groupingBy gives new groups their number from a HashMap. */
public final class GroupingClassifier {
  private final Map<Character, Integer> numbers = new HashMap<>();

  private int groupOf(String word) {
    return numbers.computeIfAbsent(word.charAt(0), c -> c - 'a'); // race: java.util.HashMap
  }

  public static void racy() throws Exception {
    GroupingClassifier groups = new GroupingClassifier();
    Stream<String> words = Stream.of("apple", "bean", "avocado").parallel();
    System.out.println(words.collect(Collectors.groupingBy(word -> groups.groupOf(word))));
  }

  public static void safe() throws Exception {
    Stream<String> words = Stream.of("apple", "bean", "avocado").parallel();
    System.out.println(words.collect(Collectors.groupingBy(word -> word.charAt(0) - 'a')));
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Collections filled before the threads start and only read afterwards may be shared freely. */
public final class ReadOnlyCollections {
  private static final Map<String, Integer> MAP = new HashMap<>();
  private static final List<String> LIST = new ArrayList<>();
  private static final TreeMap<String, Integer> TREE = new TreeMap<>();

  public static void main(String[] args) throws Exception {
    for (String text : List.of("one", "two", "three")) {
      MAP.put(text, text.length());
      TREE.put(text, text.length());
      LIST.add(text);
    }
    Threads.run(ReadOnlyCollections::read, ReadOnlyCollections::read, ReadOnlyCollections::read);
    System.out.println("done");
  }

  private static void read() {
    int sum = MAP.get("three") + TREE.get("one") + LIST.get(1).length();
    for (Map.Entry<String, Integer> entry : MAP.entrySet()) {
      sum += entry.getValue();
    }
    for (String text : LIST) {
      sum += MAP.containsKey(text) ? 1 : 0;
    }
    if (sum + LIST.indexOf("two") + TREE.firstKey().length() != 29) {
      throw new AssertionError(sum);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** List.of and its relatives are immutable, and may be read by all. */
public final class ImmutableCollections {
  private static final List<String> LIST = List.of("a", "b");
  private static final Map<String, Integer> MAP = Map.of("a", 1, "b", 2);
  private static final Set<String> SET = Set.copyOf(LIST);

  public static void main(String[] args) throws Exception {
    Threads.run(ImmutableCollections::read, ImmutableCollections::read);
    System.out.println("done");
  }

  private static void read() {
    int sum = 0;
    for (String text : LIST) {
      sum += MAP.get(text) + (SET.contains(text) ? 1 : 0);
    }
    if (sum != 5) {
      throw new AssertionError(sum);
    }
  }
}

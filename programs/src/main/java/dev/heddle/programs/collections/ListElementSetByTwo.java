// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** Two threads set the same element; other elements are theirs alone. */
public final class ListElementSetByTwo {
  private static final List<String> LIST = new ArrayList<>(List.of("a", "b", "c", "d"));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ListElementSetByTwo::first, ListElementSetByTwo::second);
    System.out.println("done");
  }

  private static void first() {
    LIST.set(0, "mine");
    LIST.set(1, "first"); // race: java.util.ArrayList
  }

  private static void second() {
    LIST.set(2, "mine");
    LIST.set(1, "second"); // race: java.util.ArrayList
  }
}

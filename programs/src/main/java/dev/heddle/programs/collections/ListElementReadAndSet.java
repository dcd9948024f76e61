// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** One thread looks at an element, the other sets it through a part of a part of the list. */
public final class ListElementReadAndSet {
  private static final List<String> LIST = new ArrayList<>(List.of("a", "b", "c", "d"));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ListElementReadAndSet::first, ListElementReadAndSet::second);
    System.out.println("done");
  }

  private static void first() {
    LIST.get(0);
    LIST.get(2); // race: java.util.ArrayList
  }

  private static void second() {
    List<String> part = LIST.subList(1, 4).subList(1, 2);
    part.set(0, "other"); // race: java.util.ArrayList
  }
}

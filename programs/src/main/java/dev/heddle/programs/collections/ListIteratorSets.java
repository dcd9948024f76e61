// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.ListIterator;

/** A list iterator replaces the element that the other thread gets. */
public final class ListIteratorSets {
  private static final List<String> LIST = new ArrayList<>(List.of("a", "b", "c", "d"));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ListIteratorSets::first, ListIteratorSets::second);
    System.out.println("done");
  }

  private static void first() {
    ListIterator<String> iterator = LIST.subList(1, 3).listIterator();
    iterator.next();
    iterator.set("other"); // race: java.util.ArrayList
  }

  private static void second() {
    LIST.get(0);
    LIST.get(1); // race: java.util.ArrayList
  }
}

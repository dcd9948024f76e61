// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.ListIterator;

/** Two iterators replace what they have passed, in different halves of one list. */
public final class ListIteratorsSetApart {
  private static final List<String> LIST = new ArrayList<>(List.of("a", "b", "c", "d"));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ListIteratorsSetApart::first, ListIteratorsSetApart::second);
    System.out.println(LIST);
    System.out.println("done");
  }

  private static void first() {
    ListIterator<String> iterator = LIST.listIterator();
    iterator.next();
    iterator.set("first");
    iterator.next();
  }

  private static void second() {
    ListIterator<String> iterator = LIST.listIterator(4);
    iterator.previous();
    iterator.set("last");
    ListIterator<String> ofPart = LIST.subList(2, 4).listIterator();
    ofPart.next();
    ofPart.set("third");
  }
}

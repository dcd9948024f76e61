// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

/** Setting elements of a linked list that are there changes no links. */
public final class LinkedListElementsApart {
  private static final List<String> LIST = new LinkedList<>(List.of("a", "b", "c"));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(LinkedListElementsApart::first, LinkedListElementsApart::second);
    System.out.println(LIST);
    System.out.println("done");
  }

  private static void first() {
    LIST.set(0, "first");
  }

  private static void second() {
    ListIterator<String> iterator = LIST.listIterator(2);
    iterator.next();
    iterator.set("last");
    LIST.subList(1, 2).set(0, "middle");
  }
}

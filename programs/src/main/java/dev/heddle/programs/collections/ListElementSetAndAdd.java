// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** One thread sets an element, the other adds one: the list may move meanwhile. */
public final class ListElementSetAndAdd {
  private static final List<String> LIST = new ArrayList<>(List.of("a", "b", "c", "d"));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ListElementSetAndAdd::first, ListElementSetAndAdd::second);
    System.out.println("done");
  }

  private static void first() {
    LIST.set(0, "first"); // race: java.util.ArrayList
  }

  private static void second() {
    LIST.add("more"); // race: java.util.ArrayList
  }
}

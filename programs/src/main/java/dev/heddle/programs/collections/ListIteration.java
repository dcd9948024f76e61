// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.List;

/** One thread iterates over the list while the other adds to it. */
public final class ListIteration {
  private static final List<String> LIST = new ArrayList<>();

  public static void main(String[] args) throws Exception {
    LIST.add("first");
    Threads.inOrder(ListIteration::add, ListIteration::iterate);
    System.out.println("done");
  }

  private static void add() {
    LIST.add("second"); // race: java.util.ArrayList
  }

  private static void iterate() {
    int length = 0;
    for (String element : LIST) { // race: java.util.ArrayList
      length += element.length();
    }
  }
}

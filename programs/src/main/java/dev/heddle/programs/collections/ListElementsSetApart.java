// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Threads set and get different elements of one list: no memory is shared. */
public final class ListElementsSetApart {
  private static final List<Integer> LIST = new ArrayList<>(Collections.nCopies(200, 0));

  public static void main(String[] args) throws Exception {
    Threads.run(ListElementsSetApart::first, ListElementsSetApart::second);
    int sum = 0;
    for (int element : LIST) {
      sum += element;
    }
    System.out.println(sum);
    System.out.println("done");
  }

  private static void first() {
    for (int i = 0; i < 100; i++) {
      LIST.set(i, LIST.get(i) + i);
    }
  }

  private static void second() {
    for (int i = 100; i < LIST.size(); i++) {
      LIST.set(i, LIST.get(i) + i);
    }
  }
}

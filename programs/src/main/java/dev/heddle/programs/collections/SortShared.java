// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Collections.sort() writes to the list it is given. */
public final class SortShared {
  private static final List<Integer> LIST = new ArrayList<>(List.of(3, 1, 2));

  public static void main(String[] args) throws Exception {
    Threads.inOrder(SortShared::sort, SortShared::read);
    System.out.println("done");
  }

  private static void sort() {
    Collections.sort(LIST); // race: java.util.ArrayList
  }

  private static void read() {
    Integer read = LIST.get(0); // race: java.util.ArrayList
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Threads work on different parts of one list, each through views of its own. */
public final class SubListsSetApart {
  private static final List<Integer> LIST = new ArrayList<>(List.of(4, 3, 2, 1, 8, 7, 6, 5));

  public static void main(String[] args) throws Exception {
    Threads.run(SubListsSetApart::first, SubListsSetApart::second);
    System.out.println(LIST);
    System.out.println("done");
  }

  private static void first() {
    List<Integer> part = LIST.subList(0, 4);
    Collections.sort(part);
    part.replaceAll(element -> element + 1);
    part.subList(1, 3).set(0, part.get(3));
    System.out.print(part.contains(9) ? "nine " : "");
  }

  private static void second() {
    List<Integer> part = LIST.subList(2, 8).subList(2, 6);
    part.sort(null);
    Collections.swap(part, 0, 1);
    Collections.reverse(part.subList(1, 3));
    for (int element : part) {
      LIST.set(7, element);
    }
  }
}

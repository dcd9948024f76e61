// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.Arrays;
import java.util.List;

/** Threads set different elements of an array, as a list and directly. */
public final class ArraysAsListApart {
  private static final Integer[] ARRAY = {1, 2, 3, 4, 5, 6};
  private static final List<Integer> LIST = Arrays.asList(ARRAY);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ArraysAsListApart::first, ArraysAsListApart::second);
    System.out.println(LIST);
    System.out.println("done");
  }

  private static void first() {
    LIST.set(0, 7);
    LIST.subList(1, 3).replaceAll(element -> element + 1);
    for (int element : LIST.subList(0, 3)) {
      ARRAY[0] += element;
    }
  }

  private static void second() {
    ARRAY[3] = 8;
    LIST.set(4, LIST.get(3));
    LIST.listIterator(6).previous();
    try {
      LIST.add(9);
    } catch (UnsupportedOperationException expected) {
      LIST.set(5, LIST.size());
    }
  }
}

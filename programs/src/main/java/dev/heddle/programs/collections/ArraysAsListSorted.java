// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Sorting a list over an array sets all elements of the array. */
public final class ArraysAsListSorted {
  private static final Integer[] ARRAY = {4, 3, 2, 1};
  private static final List<Integer> LIST = Arrays.asList(ARRAY);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ArraysAsListSorted::first, ArraysAsListSorted::second);
    System.out.println("done");
  }

  private static void first() {
    Collections.sort(LIST); // race: java.lang.Integer[]
  }

  private static void second() {
    LIST.get(2); // race: java.lang.Integer[]
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.Arrays;
import java.util.List;

/** A list over an array sets the element that the other thread reads in the array. */
public final class ArraysAsListShared {
  private static final Integer[] ARRAY = {1, 2, 3, 4};
  private static final List<Integer> LIST = Arrays.asList(ARRAY);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ArraysAsListShared::first, ArraysAsListShared::second);
    System.out.println("done");
  }

  private static void first() {
    LIST.subList(1, 3).set(1, 7); // race: java.lang.Integer[]
  }

  private static void second() {
    int read = ARRAY[1];
    read += ARRAY[2]; // race: java.lang.Integer[]
  }
}

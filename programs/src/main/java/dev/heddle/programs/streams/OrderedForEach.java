// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.streams;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** forEachOrdered() handles one element after another, in whichever threads. */
public final class OrderedForEach {
  private static int count;

  public static void main(String[] args) {
    List<Integer> numbers = new ArrayList<>();
    for (int round = 0; round < 10; round++) {
      IntStream.range(0, 1000).parallel().boxed().forEachOrdered(number -> add(number, numbers));
    }
    System.out.println(count + numbers.size());
  }

  private static void add(int number, List<Integer> numbers) {
    count++;
    numbers.add(number);
  }
}

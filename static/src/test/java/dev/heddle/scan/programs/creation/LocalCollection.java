// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.creation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The list that gathers the divisors of a number is made once for all numbers. */
public final class LocalCollection {
  private static void divisors(int number, List<Integer> found) {
    for (int i = 1; i <= number; i++) {
      if (number % i == 0) {
        found.add(i); // race: java.util.ArrayList
      }
    }
  }

  public static void racy() throws Exception {
    List<Integer> found = new ArrayList<>();
    IntStream.range(1, 50).parallel().forEach(number -> divisors(number, found));
  }

  public static void safe() throws Exception {
    IntStream.range(1, 50).parallel().forEach(number -> divisors(number, new ArrayList<>()));
  }
}

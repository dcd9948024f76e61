// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.IntStream;

/** The predicate of allMatch compares each element with the previous one in a shared field. */
public final class AllMatchPredicate {
  private int highest;

  private boolean rising(int value) {
    boolean rising = value >= highest; // race: AllMatchPredicate.highest
    highest = value; // race: AllMatchPredicate.highest
    return rising;
  }

  public static void racy() throws Exception {
    AllMatchPredicate order = new AllMatchPredicate();
    System.out.println(IntStream.of(1, 2, 3).parallel().allMatch(value -> order.rising(value)));
  }

  public static void safe() throws Exception {
    AllMatchPredicate order = new AllMatchPredicate();
    System.out.println(IntStream.of(1, 2, 3).allMatch(value -> order.rising(value)));
  }
}

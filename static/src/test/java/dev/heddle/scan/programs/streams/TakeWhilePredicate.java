// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.stream.Stream;

/** The predicate of takeWhile spends a shared budget. */
public final class TakeWhilePredicate {
  private int budget = 10;

  private boolean spend(int price) {
    budget -= price; // race: TakeWhilePredicate.budget
    return budget > 0; // race: TakeWhilePredicate.budget
  }

  public static void racy() throws Exception {
    TakeWhilePredicate purse = new TakeWhilePredicate();
    System.out.println(Stream.of(3, 4, 5).parallel().takeWhile(p -> purse.spend(p)).toList());
  }

  public static void safe() throws Exception {
    TakeWhilePredicate purse = new TakeWhilePredicate();
    System.out.println(Stream.of(3, 4, 5).parallel().takeWhile(p -> p < purse.budget).toList());
  }
}

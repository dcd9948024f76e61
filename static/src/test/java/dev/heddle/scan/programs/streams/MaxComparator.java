// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.Comparator;
import java.util.stream.Stream;

/** A comparator object given to max keeps the number of ties in its field. */
public final class MaxComparator {
  static final class ByWeight implements Comparator<Integer> {
    private int ties;

    @Override
    public int compare(Integer left, Integer right) {
      if (left.equals(right)) {
        ties++; // race: MaxComparator$ByWeight.ties
      }
      return left.compareTo(right);
    }
  }

  public static void racy() throws Exception {
    System.out.println(Stream.of(5, 5, 2, 5).parallel().max(new ByWeight()).get());
  }

  public static void safe() throws Exception {
    System.out.println(Stream.of(5, 5, 2, 5).max(new ByWeight()).get());
  }
}

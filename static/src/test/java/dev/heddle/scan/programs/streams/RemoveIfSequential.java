// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.streams;

import java.util.ArrayList;
import java.util.List;

/** The predicate of removeIf runs in one thread, that of a parallel filter in many. */
public final class RemoveIfSequential {
  private static int removed;

  private static boolean expired(int age) {
    if (age > 30) {
      removed++; // race: RemoveIfSequential.removed
      return true;
    }
    return false;
  }

  public static void racy() throws Exception {
    List<Integer> ages = new ArrayList<>(List.of(10, 40, 50));
    System.out.println(ages.parallelStream().filter(age -> !expired(age)).toList());
  }

  public static void safe() throws Exception {
    List<Integer> ages = new ArrayList<>(List.of(10, 40, 50));
    ages.removeIf(age -> expired(age));
    System.out.println(ages);
  }
}

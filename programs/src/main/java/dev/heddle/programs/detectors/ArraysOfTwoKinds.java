// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;

/** One place writes arrays of two types, both without a lock, and others that are nobody's. */
public final class ArraysOfTwoKinds {
  private static final Schedule SCHEDULE = new Schedule();
  private static final int[][] INTS = new int[4][]; // object-race: int[][]
  private static final long[][] LONGS = new long[4][]; // object-race: long[][]

  private static void clearAll() {
    Object[] fresh = new int[4][]; // object-race: ArraysOfTwoKinds.*
    Object[][] arrays = {fresh, INTS, new long[4][], LONGS};
    for (Object[] a : arrays) {
      a[2] = null; // race: int[][], long[][]; eraser, racer, hybrid, object-race: int[][], long[][]
    }
  }

  /** The first thread lives on: nobody inherits its arrays. */
  public static void main(String[] args) throws Exception {
    Threads.run( // object-race: ArraysOfTwoKinds.*
        () -> {
          clearAll();
          SCHEDULE.reach(1);
          SCHEDULE.await(2);
        },
        () -> {
          SCHEDULE.await(1);
          clearAll();
          SCHEDULE.reach(2);
        });
    System.out.println("done");
  }
}

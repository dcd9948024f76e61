// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** One place writes arrays of two types, both without a lock, and others that are nobody's. */
public final class ArraysOfTwoKinds {
  private static final int[][] INTS = new int[4][];
  private static final long[][] LONGS = new long[4][];

  private static void clearAll() {
    Object[] fresh = new int[4][]; // object-race: ArraysOfTwoKinds.*
    Object[][] arrays = {fresh, INTS, new long[4][], LONGS};
    for (Object[] a : arrays) {
      a[2] = null; // race: int[][], long[][]; eraser, racer, hybrid: int[][], long[][]
    }
  }

  public static void main(String[] args) throws Exception {
    Body body = ArraysOfTwoKinds::clearAll; // object-race: ArraysOfTwoKinds.*
    Threads.inOrder(body, body);
    System.out.println("done");
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.heavy;

import dev.heddle.programs.support.OwnJvm;

/**
 * A thread makes arrays and keeps them for later. With any detector there is hardly more to know of
 * them than that, and no second thread that could ask.
 */
@OwnJvm("-Xmx150m")
public final class ArraysOfOneThread {
  private static final int ARRAYS = 700_000;

  public static void main(String[] args) {
    int[][] arrays = new int[ARRAYS][];
    for (int i = 0; i < ARRAYS; i++) {
      arrays[i] = new int[4];
    }
    System.out.println(arrays.length == ARRAYS ? "done" : "?");
  }
}

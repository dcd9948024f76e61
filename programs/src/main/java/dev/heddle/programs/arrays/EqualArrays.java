// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** Two arrays with equal content are two arrays. */
public final class EqualArrays {
  private static final int[] FIRST = new int[3];
  private static final int[] SECOND = new int[3];

  public static void main(String[] args) throws Exception {
    Threads.run(() -> FIRST[2]++, () -> SECOND[2]++);
    System.out.println(FIRST[2] + SECOND[2]);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.arrays;

import dev.heddle.programs.support.Threads;

/** Two threads go over two neighbouring elements each, again and again; no element is shared. */
public final class ShortLoopsAgain {
  private static final int[] cells = new int[16];

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ShortLoopsAgain::read, ShortLoopsAgain::write);
    System.out.println("done");
  }

  private static void read() {
    int sum = 0;
    for (int round = 0; round < 3; round++) {
      sum += sum(3) + sumDownwards(12);
    }
    if (sum != 0) {
      throw new AssertionError(sum);
    }
  }

  private static int sum(int first) {
    int sum = 0;
    for (int i = first; i < first + 2; i++) {
      sum += cells[i];
    }
    return sum;
  }

  private static int sumDownwards(int last) {
    int sum = 0;
    for (int i = last; i > last - 2; i--) {
      sum += cells[i];
    }
    return sum;
  }

  private static void write() {
    for (int round = 0; round < 3; round++) {
      fill(5);
      fill(9);
    }
  }

  private static void fill(int first) {
    for (int i = first; i < first + 2; i++) {
      cells[i]++;
    }
  }
}

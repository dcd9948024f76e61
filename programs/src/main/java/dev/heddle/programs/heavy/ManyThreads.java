// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.heavy;

import dev.heddle.programs.support.OwnJvm;

/** A hundred thousand threads, a few at a time: clocks and thread states must be recycled. */
@OwnJvm("-Xmx256m")
public final class ManyThreads {
  private static final int GROUPS = 12_500;
  private static final int GROUP_SIZE = 8;
  private static int count;

  public static void main(String[] args) throws Exception {
    int[] cells = new int[GROUP_SIZE];
    for (int group = 0; group < GROUPS; group++) {
      Thread[] threads = new Thread[GROUP_SIZE];
      for (int i = 0; i < GROUP_SIZE; i++) {
        int index = i;
        threads[i] = new Thread(() -> work(cells, index));
        threads[i].start();
      }
      for (Thread thread : threads) {
        thread.join();
      }
    }
    if (count != GROUPS * GROUP_SIZE || cells[7] != GROUPS) {
      throw new AssertionError(count);
    }
    System.out.println("done");
  }

  private static void work(int[] cells, int index) {
    cells[index]++;
    synchronized (ManyThreads.class) {
      count++;
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

/** Each thread has a share of an array; or an index that rounding makes the same for several. */
public final class ShareOfRange {
  private static final int THREADS = 4;

  private final long[] cells = new long[100];

  private void fill(int thread) {
    cells[50 * thread / THREADS]++; // race: long[]
  }

  private void fillShare(int thread) {
    int first = cells.length * thread / THREADS;
    int last = cells.length * (thread + 1) / THREADS;
    for (int i = first; i < last; i++) {
      cells[i]++;
    }
  }

  public static void racy() throws Exception {
    ShareOfRange table = new ShareOfRange();
    for (int t = 0; t < THREADS; t++) {
      int thread = t;
      new Thread(() -> table.fill(thread)).start();
    }
  }

  public static void safe() throws Exception {
    ShareOfRange table = new ShareOfRange();
    for (int t = 0; t < THREADS; t++) {
      int thread = t;
      new Thread(() -> table.fillShare(thread)).start();
    }
  }
}

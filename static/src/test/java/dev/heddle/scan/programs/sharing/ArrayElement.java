// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** Two threads count into the elements of one histogram array. */
public final class ArrayElement {
  private final int[] buckets = new int[16];

  private void count(int value) {
    buckets[value & 15]++; // race: int[]
  }

  private void countLocked(int value) {
    synchronized (buckets) {
      buckets[value & 15]++;
    }
  }

  public static void racy() throws Exception {
    ArrayElement histogram = new ArrayElement();
    Thread first = new Thread(() -> histogram.count(3));
    Thread second = new Thread(() -> histogram.count(19));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    ArrayElement histogram = new ArrayElement();
    Thread first = new Thread(() -> histogram.countLocked(3));
    Thread second = new Thread(() -> histogram.countLocked(19));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

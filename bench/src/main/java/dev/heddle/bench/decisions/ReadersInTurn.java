// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.decisions;

/** Threads that read the same fields in turn, each after a lock of its own: many epochs. */
public final class ReadersInTurn {
  private static final int READS = 4_000_000;
  private static int limit = 7;

  private int factor = 3;

  private ReadersInTurn() {}

  private static long read(ReadersInTurn shared, int times) {
    Object lock = new Object();
    long sum = 0;
    for (int i = 0; i < times; i++) {
      synchronized (lock) {
        sum++;
      }
      sum += limit + shared.factor;
    }
    return sum;
  }

  /**
   * @param args the number of threads
   */
  public static void main(String[] args) throws InterruptedException {
    int count = Integer.parseInt(args[0]);
    ReadersInTurn shared = new ReadersInTurn();
    long[] sums = new long[count];
    Thread[] threads = new Thread[count];
    for (int t = 0; t < count; t++) {
      int number = t;
      threads[t] = new Thread(() -> sums[number] = read(shared, READS / count));
      threads[t].start();
    }
    long sum = 0;
    for (int t = 0; t < count; t++) {
      threads[t].join();
      sum += sums[t];
    }
    System.out.println(count + " threads: " + sum);
  }
}

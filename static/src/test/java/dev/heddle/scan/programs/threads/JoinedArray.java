// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.threads;

/** The threads in an array are all started but only the first is joined before the sum is read. */
public final class JoinedArray {
  private int sum;

  private synchronized void add(int value) {
    sum += value; // race: JoinedArray.sum
  }

  private Thread[] startAll() {
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(() -> add(1));
      threads[i].start();
    }
    return threads;
  }

  public static void racy() throws Exception {
    JoinedArray adder = new JoinedArray();
    Thread[] threads = adder.startAll();
    threads[0].join();
    System.out.println(adder.sum); // race: JoinedArray.sum
  }

  public static void safe() throws Exception {
    JoinedArray adder = new JoinedArray();
    Thread[] threads = adder.startAll();
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(adder.sum);
  }
}

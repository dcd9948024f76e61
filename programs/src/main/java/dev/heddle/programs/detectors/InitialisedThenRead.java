// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.detectors;

/** Set up by one thread, then only read by those that it starts: nobody has anything to say. */
public final class InitialisedThenRead {
  private int limit;
  private int[] table;

  public static void main(String[] args) throws InterruptedException {
    InitialisedThenRead shared = new InitialisedThenRead();
    shared.limit = 3;
    shared.table = new int[] {1, 2, 3};
    Thread[] threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      int index = i;
      threads[i] =
          new Thread(
              () -> {
                if (shared.table[index] > shared.limit) {
                  throw new IllegalStateException();
                }
              });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(shared.table[0] + shared.limit);
  }
}

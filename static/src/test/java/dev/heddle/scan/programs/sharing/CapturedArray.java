// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** A one-element array captured by two lambdas serves as their counter. */
public final class CapturedArray {
  public static void racy() throws Exception {
    int[] total = new int[1];
    Runnable work =
        () -> {
          for (int i = 0; i < 100; i++) {
            total[0] += i; // race: int[]
          }
        };
    Thread first = new Thread(work);
    Thread second = new Thread(work);
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println(total[0]);
  }

  public static void safe() throws Exception {
    int[] totals = new int[1];
    Runnable work =
        () -> {
          int[] local = new int[1];
          for (int i = 0; i < 100; i++) {
            local[0] += i;
          }
          synchronized (totals) {
            totals[0] += local[0];
          }
        };
    Thread first = new Thread(work);
    Thread second = new Thread(work);
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println(totals[0]);
  }
}

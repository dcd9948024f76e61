// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

/** An array passed as varargs is the caller's own array, not a copy. */
public final class VarargsArray {
  private static void negate(int... values) {
    for (int i = 0; i < values.length; i++) {
      values[i] = -values[i]; // race: int[]
    }
  }

  private static int sum(int... values) {
    int sum = 0;
    for (int value : values) {
      sum += value;
    }
    return sum;
  }

  public static void racy() throws Exception {
    int[] readings = {3, 1, 4, 1, 5};
    Thread first = new Thread(() -> negate(readings));
    Thread second = new Thread(() -> negate(readings));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    int[] readings = {3, 1, 4, 1, 5};
    Thread first = new Thread(() -> System.out.println(sum(readings)));
    Thread second = new Thread(() -> negate(readings.clone()));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

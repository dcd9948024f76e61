// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.monitors;

import dev.heddle.programs.support.Threads;

/** Static synchronized methods lock the class object, the same one for every caller. */
public final class StaticSynchronizedMethods {
  private static long total;

  public static void main(String[] args) throws Exception {
    Threads.run(() -> add(1), () -> add(2), () -> add(3));
    System.out.println(total);
  }

  private static synchronized void add(long amount) {
    total += amount;
  }
}

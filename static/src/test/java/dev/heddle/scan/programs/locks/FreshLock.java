// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.locks;

import java.util.stream.IntStream;

/** Each iteration locks a fresh object, which excludes nobody. */
public final class FreshLock {
  private static int total;

  public static void racy() throws Exception {
    IntStream.range(0, 100)
        .parallel()
        .forEach(
            i -> {
              Object lock = new Object();
              synchronized (lock) {
                total += i; // race: FreshLock.total
              }
            });
  }

  public static void safe() throws Exception {
    Object lock = new Object();
    IntStream.range(0, 100)
        .parallel()
        .forEach(
            i -> {
              synchronized (lock) {
                total += i;
              }
            });
  }
}

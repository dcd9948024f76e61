// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.language;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Threads;

/**
 * One thread fills the heap to the last byte while others lock and unlock. What was not noticed for
 * want of memory must not look like a race later.
 */
@OwnJvm({"-Xmx48m", "-XX:+UseSerialGC"})
public final class OutOfMemoryUnderLocks {
  private static final Object BLOCK = new Object();

  private static volatile boolean full;
  private static int inBlock;
  private static int inMethod;

  // perhaps incomplete report
  public static void main(String[] args) throws Exception {
    Threads.run(
        OutOfMemoryUnderLocks::fill, OutOfMemoryUnderLocks::count, OutOfMemoryUnderLocks::count);
    System.out.println(inBlock > 0 && inMethod > 0);
  }

  private static void fill() {
    for (int i = 0; i < 4; i++) {
      Object[] kept = new Object[10_000];
      int count = 0;
      for (int size = 1 << 20; size > 4; size /= 8) {
        try {
          while (count < kept.length) {
            kept[count++] = new byte[size];
          }
        } catch (OutOfMemoryError expected) {
          count--;
        }
      }
    }
    full = true;
  }

  private static void count() {
    while (!full) {
      try {
        synchronized (BLOCK) {
          inBlock++;
        }
        countInMethod();
      } catch (OutOfMemoryError mayHappenAnywhere) {
        Thread.yield();
      }
    }
  }

  private static synchronized void countInMethod() {
    inMethod++;
  }
}

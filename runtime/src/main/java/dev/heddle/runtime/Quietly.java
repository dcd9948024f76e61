// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import java.util.function.Supplier;

/**
 * Does heddle's own work on a thread of the program. Its hooks are quiet meanwhile: they would tell
 * of accesses that are none of the program's, and wait for threads that wait for the locks which
 * that work holds.
 */
public final class Quietly {
  private Quietly() {}

  public static void run(Runnable work) {
    ThreadState thread = ThreadState.current();
    thread.quiet++;
    try {
      work.run();
    } finally {
      thread.quiet--;
    }
  }

  public static <T> T get(Supplier<T> work) {
    ThreadState thread = ThreadState.current();
    thread.quiet++;
    try {
      return work.get();
    } finally {
      thread.quiet--;
    }
  }
}

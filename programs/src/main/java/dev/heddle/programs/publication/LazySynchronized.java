// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.publication;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** Lazy initialisation in a synchronized method. */
public final class LazySynchronized {
  private int[] cache;

  public static void main(String[] args) throws Exception {
    LazySynchronized lazy = new LazySynchronized();
    Body body =
        () -> {
          if (lazy.get()[2] != 2) {
            throw new AssertionError();
          }
        };
    Threads.run(body, body);
    System.out.println("done");
  }

  private synchronized int[] get() {
    if (cache == null) {
      cache = new int[] {0, 1, 2};
    }
    return cache;
  }
}

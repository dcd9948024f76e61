// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.heavy;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Threads;

/** Ten million short-lived objects are locked once each: no trace of them may stay behind. */
@OwnJvm("-Xmx256m")
public final class ShortLivedMonitors {
  private static final int OBJECTS_PER_THREAD = 5_000_000;
  private int value;

  public static void main(String[] args) throws Exception {
    Threads.run(ShortLivedMonitors::lockMany, ShortLivedMonitors::lockMany);
    System.out.println("done");
  }

  private static void lockMany() {
    long sum = 0;
    for (int i = 0; i < OBJECTS_PER_THREAD; i++) {
      ShortLivedMonitors object = new ShortLivedMonitors();
      synchronized (object) {
        object.value++;
      }
      sum += object.value;
    }
    if (sum != OBJECTS_PER_THREAD) {
      throw new AssertionError(sum);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Waiting for a key to disappear: the removal is ordered before the look-up that misses it. */
public final class MapRemovalSeen {
  private static final ConcurrentMap<String, String> MAP = new ConcurrentHashMap<>();
  private static int value;

  public static void main(String[] args) throws Exception {
    MAP.put("busy", "yes");
    Threads.run(MapRemovalSeen::work, MapRemovalSeen::await);
    System.out.println("done");
  }

  private static void work() {
    value = 1;
    MAP.remove("busy");
  }

  private static void await() {
    while (MAP.containsKey("busy")) {
      Thread.onSpinWait();
    }
    if (value != 1) {
      throw new AssertionError();
    }
  }
}

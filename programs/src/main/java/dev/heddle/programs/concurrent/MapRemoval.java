// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** remove() and replace() return values that were handed over by their puts. */
public final class MapRemoval {
  private static final ConcurrentMap<String, int[]> MAP = new ConcurrentHashMap<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(() -> MAP.put("key", make(1)), MapRemoval::replace, MapRemoval::remove);
    System.out.println("done");
  }

  private static int[] make(int value) {
    int[] cells = new int[1];
    cells[0] = value;
    return cells;
  }

  private static void replace() {
    if (MAP.replace("key", make(2))[0] != 1) {
      throw new AssertionError();
    }
  }

  private static void remove() {
    if (MAP.remove("key")[0] != 2) {
      throw new AssertionError();
    }
  }
}

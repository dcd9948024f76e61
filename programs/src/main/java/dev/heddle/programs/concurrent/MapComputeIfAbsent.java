// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.ConcurrentHashMap;

/** computeIfAbsent() makes one value, and hands it with all it holds to every caller. */
public final class MapComputeIfAbsent {
  private static final ConcurrentHashMap<String, int[]> MAP = new ConcurrentHashMap<>();

  public static void main(String[] args) throws Exception {
    Body body =
        () -> {
          int[] cells = MAP.computeIfAbsent("key", MapComputeIfAbsent::make);
          if (cells[0] + cells[1] != 7) {
            throw new AssertionError();
          }
        };
    Threads.run(body, body, body);
    System.out.println("done");
  }

  private static int[] make(String key) {
    int[] cells = new int[2];
    cells[0] = 3;
    cells[1] = 4;
    return cells;
  }
}

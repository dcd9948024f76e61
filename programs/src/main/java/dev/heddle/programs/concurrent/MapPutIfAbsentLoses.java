// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** putIfAbsent() that finds a value is ordered after whoever put it. */
public final class MapPutIfAbsentLoses {
  private static final ConcurrentMap<String, int[]> MAP = new ConcurrentHashMap<>();

  public static void main(String[] args) throws Exception {
    Body body =
        () -> {
          int[] mine = new int[1];
          mine[0] = 5;
          int[] other = MAP.putIfAbsent("key", mine);
          int[] used = other == null ? mine : other;
          if (used[0] != 5) {
            throw new AssertionError();
          }
        };
    Threads.run(body, body, body);
    System.out.println("done");
  }
}

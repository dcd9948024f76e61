// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.ConcurrentHashMap;

/** Check-then-act on a ConcurrentHashMap is not atomic, but it is no data race. */
public final class MapCheckThenAct {
  private static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();

  public static void main(String[] args) throws Exception {
    Body body =
        () -> {
          for (int i = 0; i < 20; i++) {
            if (MAP.containsKey("key")) {
              MAP.put("key", MAP.get("key") + 1);
            } else {
              MAP.put("key", 1);
            }
          }
        };
    Threads.run(body, body);
    System.out.println("done");
  }
}

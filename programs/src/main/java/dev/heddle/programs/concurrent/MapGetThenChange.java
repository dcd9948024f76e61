// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ConcurrentHashMap;

/** The map is concurrent, the counters in it are not: get() and change is a race. */
public final class MapGetThenChange {
  private static final ConcurrentHashMap<String, Counter> MAP = new ConcurrentHashMap<>();

  public static void main(String[] args) throws Exception {
    MAP.put("key", new Counter());
    Threads.run(MapGetThenChange::increment, MapGetThenChange::increment);
    System.out.println("done");
  }

  private static void increment() {
    MAP.get("key").value++; // race: Counter.value
  }

  private static final class Counter {
    int value;
  }
}

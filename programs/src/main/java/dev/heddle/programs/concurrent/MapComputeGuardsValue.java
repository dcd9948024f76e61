// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;
import java.util.concurrent.ConcurrentHashMap;

/** compute() and merge() run under the bin's lock: changing the value inside them is ordered. */
public final class MapComputeGuardsValue {
  private static final ConcurrentHashMap<String, Counter> MAP = new ConcurrentHashMap<>();

  public static void main(String[] args) throws Exception {
    Body body =
        () -> {
          for (int i = 0; i < 50; i++) {
            MAP.compute("key", MapComputeGuardsValue::increment);
            MAP.merge("key", new Counter(), MapComputeGuardsValue::mergeInto);
            MAP.computeIfPresent("key", MapComputeGuardsValue::increment);
          }
        };
    Threads.run(body, body);
    System.out.println(MAP.get("key").value);
  }

  private static Counter increment(String key, Counter counter) {
    Counter result = counter == null ? new Counter() : counter;
    result.value++;
    return result;
  }

  private static Counter mergeInto(Counter old, Counter added) {
    old.value++;
    return old;
  }

  private static final class Counter {
    int value;
  }
}

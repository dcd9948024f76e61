// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.HashMap;
import java.util.Map;

/** A HashMap filled before the threads start may be read by all, if nobody goes on filling it. */
public final class HashMapReadOnly {
  private static void lookUp(Map<String, Integer> map) {
    System.out.println(map.get("warp")); // race: java.util.HashMap
  }

  public static void racy() throws Exception {
    Map<String, Integer> map = new HashMap<>();
    map.put("warp", 1);
    Thread first = new Thread(() -> lookUp(map));
    first.start();
    map.put("weft", 2); // race: java.util.HashMap
    first.join();
  }

  public static void safe() throws Exception {
    Map<String, Integer> map = new HashMap<>();
    map.put("warp", 1);
    map.put("weft", 2);
    Thread first = new Thread(() -> lookUp(map));
    Thread second = new Thread(() -> lookUp(map));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Two threads put into a HashMap where a ConcurrentHashMap is needed. */
public final class HashMapPut {
  private static void index(Map<String, Integer> map, String word) {
    if (!map.containsKey(word)) { // race: java.util.HashMap
      map.put(word, word.length()); // race: java.util.HashMap
    }
  }

  public static void racy() throws Exception {
    Map<String, Integer> map = new HashMap<>();
    Thread first = new Thread(() -> index(map, "warp"));
    Thread second = new Thread(() -> index(map, "weft"));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    Thread first = new Thread(() -> index(map, "warp"));
    Thread second = new Thread(() -> index(map, "weft"));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.IdentityHashMap;
import java.util.Map;

/** Two threads memoise results in an IdentityHashMap. */
public final class IdentityCache {
  private static int size(Map<Object, Integer> cache, Object key) {
    Integer known = cache.get(key); // race: java.util.IdentityHashMap
    if (known == null) {
      known = key.toString().length();
      cache.put(key, known); // race: java.util.IdentityHashMap
    }
    return known;
  }

  public static void racy() throws Exception {
    Map<Object, Integer> cache = new IdentityHashMap<>();
    Thread first = new Thread(() -> size(cache, "warp"));
    Thread second = new Thread(() -> size(cache, "weft"));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Thread first = new Thread(() -> size(new IdentityHashMap<>(), "warp"));
    Thread second = new Thread(() -> size(new IdentityHashMap<>(), "weft"));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

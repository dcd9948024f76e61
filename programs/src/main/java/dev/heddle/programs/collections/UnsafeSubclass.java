// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.HashMap;

/** A subclass of HashMap inherits that it is not thread-safe. */
public final class UnsafeSubclass {
  private static final class Cache extends HashMap<Integer, String> {
    @Override
    public String get(Object key) {
      return super.getOrDefault(key, "nothing"); // race: java.util.HashMap
    }
  }

  public static void main(String[] args) throws Exception {
    Cache cache = new Cache();
    Threads.inOrder(() -> put(cache), () -> cache.get(1)); // may race: java.util.HashMap
    System.out.println("done");
  }

  private static void put(Cache cache) {
    cache.put(1, "value"); // race: java.util.HashMap
  }
}

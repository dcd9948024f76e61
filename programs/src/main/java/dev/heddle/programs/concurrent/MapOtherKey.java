// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.ConcurrentHashMap;

/** Putting under one key and looking up another orders nothing. */
public final class MapOtherKey {
  private static final ConcurrentHashMap<String, String> MAP = new ConcurrentHashMap<>();
  private static int value;

  public static void main(String[] args) throws Exception {
    MAP.put("existing", "so that the table is there");
    Threads.inOrder(MapOtherKey::put, MapOtherKey::get);
    System.out.println("done");
  }

  private static void put() {
    value = 1; // race: MapOtherKey.value
    MAP.put("a", "value");
  }

  private static void get() {
    String other = MAP.get("b");
    int read = value; // race: MapOtherKey.value
  }
}

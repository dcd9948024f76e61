// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.LinkedHashMap;
import java.util.Map;

/** get() of a LinkedHashMap in access order moves the entry: two readers race. */
public final class AccessOrderedMap {
  private static final Map<String, Integer> CACHE = new LinkedHashMap<>(16, 0.75f, true);

  public static void main(String[] args) throws Exception {
    CACHE.put("first", 1);
    CACHE.put("second", 2);
    Threads.inOrder(AccessOrderedMap::read, AccessOrderedMap::read);
    System.out.println("done");
  }

  private static void read() {
    Integer read = CACHE.get("first"); // race: java.util.LinkedHashMap
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.HashMap;
import java.util.Map;

/** A subclass of HashMap whose used methods are synchronized is safe by its own lock. */
public final class SynchronizedSubclass {
  private static final class SafeMap extends HashMap<Integer, String> {
    @Override
    public synchronized String put(Integer key, String value) {
      return super.put(key, value);
    }

    @Override
    public synchronized String get(Object key) {
      return super.get(key);
    }
  }

  public static void main(String[] args) throws Exception {
    Map<Integer, String> map = new SafeMap();
    Threads.run(() -> use(map, 0), () -> use(map, 50));
    System.out.println(map.size());
  }

  private static void use(Map<Integer, String> map, int from) {
    for (int i = from; i < from + 50; i++) {
      map.put(i, "value");
      map.get(i - 1);
    }
  }
}

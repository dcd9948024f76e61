// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.AbstractMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** An own Map class that locks inside: callers see the interface Map and need no lock. */
public final class OwnMapOverLock {
  private static final class LockedMap extends AbstractMap<String, Integer> {
    private final Map<String, Integer> entries = new HashMap<>();

    @Override
    public Integer put(String key, Integer value) {
      synchronized (entries) {
        return entries.put(key, value);
      }
    }

    @Override
    public Set<Entry<String, Integer>> entrySet() {
      synchronized (entries) {
        return new HashSet<>(entries.entrySet());
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Map<String, Integer> map = new LockedMap();
    Threads.run(() -> map.put("a", 1), () -> map.put("b", 2), map::size);
    System.out.println(map.size());
  }
}

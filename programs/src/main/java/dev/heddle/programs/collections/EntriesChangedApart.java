// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Threads may set the values of different entries at once, and of the same under a lock. */
public final class EntriesChangedApart {
  private static final int SIZE = 100;

  public static void main(String[] args) throws Exception {
    apart(new HashMap<>());
    apart(new TreeMap<>());
    locked(new HashMap<>());
    System.out.println("done");
  }

  private static void apart(Map<Integer, Integer> map) throws Exception {
    fill(map);
    map.entrySet().parallelStream().forEach(entry -> entry.setValue(entry.getValue() + 1));
    Threads.run(() -> change(map, 0), () -> change(map, 1));
    map.forEach((key, value) -> expect(value == key + 2));
  }

  private static void fill(Map<Integer, Integer> map) {
    for (int i = 0; i < SIZE; i++) {
      map.put(i, i);
    }
  }

  private static void change(Map<Integer, Integer> map, int remainder) {
    for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
      if (entry.getKey() % 2 == remainder) {
        entry.setValue(entry.getValue() + 1);
      }
    }
  }

  private static void locked(Map<Integer, Integer> map) throws Exception {
    fill(map);
    Threads.run(() -> changeLocked(map), () -> changeLocked(map));
    map.forEach((key, value) -> expect(value == key + 2));
  }

  private static void changeLocked(Map<Integer, Integer> map) {
    synchronized (map) {
      for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
        entry.setValue(entry.getValue() + 1);
      }
    }
  }

  private static void expect(boolean condition) {
    if (!condition) {
      throw new AssertionError();
    }
  }
}

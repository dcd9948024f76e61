// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.WeakHashMap;

/** Setting the value of an entry races with whoever meets the same entry. */
public final class EntryChanged {
  public static void main(String[] args) throws Exception {
    check(new HashMap<>());
    check(new LinkedHashMap<>());
    check(new TreeMap<>());
    check(new WeakHashMap<>());
    System.out.println("done");
  }

  private static void check(Map<String, Integer> map) throws Exception {
    map.put("key", 1);
    Threads.inOrder(() -> change(map), () -> read(map), () -> changeAgain(map));
  }

  private static void change(Map<String, Integer> map) {
    for (Map.Entry<String, Integer> entry : map.entrySet()) {
      entry.setValue(2); // race: java.util.Map$Entry
    }
  }

  private static void read(Map<String, Integer> map) {
    for (Map.Entry<String, Integer> entry : map.entrySet()) {
      Integer read = entry.getValue(); // race: java.util.Map$Entry
    }
  }

  private static void changeAgain(Map<String, Integer> map) {
    for (Map.Entry<String, Integer> entry : map.entrySet()) {
      entry.setValue(3); // race: java.util.Map$Entry
    }
  }
}

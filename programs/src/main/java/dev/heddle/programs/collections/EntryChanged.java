// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.collections;

import dev.heddle.programs.support.Threads;
import java.util.HashMap;
import java.util.Map;

/** Setting the value of an entry writes to the map that the entry belongs to. */
public final class EntryChanged {
  private static final Map<String, Integer> MAP = new HashMap<>();

  public static void main(String[] args) throws Exception {
    MAP.put("key", 1);
    Map.Entry<String, Integer> entry = MAP.entrySet().iterator().next();
    Threads.inOrder(() -> change(entry), EntryChanged::read);
    System.out.println("done");
  }

  private static void change(Map.Entry<String, Integer> entry) {
    entry.setValue(2); // race: java.util.HashMap
  }

  private static void read() {
    Integer read = MAP.get("key"); // race: java.util.HashMap
  }
}

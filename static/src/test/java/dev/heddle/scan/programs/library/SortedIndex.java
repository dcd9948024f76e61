// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** A TreeMap is changed by one thread while another asks for its first key. */
public final class SortedIndex {
  private static void insert(Map<String, Integer> index) {
    index.put("weft", 2); // race: java.util.TreeMap
  }

  public static void racy() throws Exception {
    TreeMap<String, Integer> index = new TreeMap<>();
    index.put("warp", 1);
    Thread writer = new Thread(() -> insert(index));
    writer.start();
    System.out.println(index.firstKey()); // race: java.util.TreeMap
    writer.join();
  }

  public static void safe() throws Exception {
    ConcurrentSkipListMap<String, Integer> index = new ConcurrentSkipListMap<>();
    index.put("warp", 1);
    Thread writer = new Thread(() -> insert(index));
    writer.start();
    System.out.println(index.firstKey());
    writer.join();
  }
}

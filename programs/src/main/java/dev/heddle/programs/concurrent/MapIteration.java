// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Iterators, views and bulk operations hand over the values that they meet. */
public final class MapIteration {
  private static final ConcurrentHashMap<Integer, int[]> MAP = new ConcurrentHashMap<>();

  public static void main(String[] args) throws Exception {
    Threads.inOrder(MapIteration::fill, MapIteration::iterate, MapIteration::bulk);
    System.out.println("done");
  }

  private static void fill() {
    for (int i = 0; i < 100; i++) {
      int[] cells = new int[1];
      cells[0] = i;
      MAP.put(i, cells);
    }
  }

  private static void iterate() {
    int sum = 0;
    for (int[] cells : MAP.values()) {
      sum += cells[0];
    }
    for (Map.Entry<Integer, int[]> entry : MAP.entrySet()) {
      sum += entry.getValue()[0];
    }
    for (Integer key : MAP.keySet()) {
      sum += MAP.get(key)[0];
    }
    if (sum != 3 * 4950) {
      throw new AssertionError(sum);
    }
  }

  private static void bulk() {
    int sum = MAP.reduceValuesToInt(1, cells -> cells[0], 0, Integer::sum);
    int[] found = MAP.search(1, (key, cells) -> key == 50 ? cells : null);
    long[] total = new long[1];
    MAP.forEach((key, cells) -> total[0] += cells[0]);
    if (sum + found[0] + total[0] != 4950 + 50 + 4950) {
      throw new AssertionError(sum);
    }
  }
}

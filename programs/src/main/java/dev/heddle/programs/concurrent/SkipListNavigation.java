// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

/** Views, iteration and polling of a skip list map hand over as well. */
public final class SkipListNavigation {
  private static final ConcurrentSkipListMap<Integer, int[]> MAP = new ConcurrentSkipListMap<>();

  public static void main(String[] args) throws Exception {
    Threads.run(SkipListNavigation::fill, SkipListNavigation::navigate);
    navigate();
    System.out.println(MAP.pollFirstEntry().getValue()[0] + MAP.size());
  }

  private static void fill() {
    for (int i = 0; i < 200; i++) {
      int[] cells = new int[1];
      cells[0] = i;
      MAP.put(i, cells);
    }
  }

  private static void navigate() {
    for (int i = 0; i < 50; i++) {
      Map.Entry<Integer, int[]> entry = MAP.floorEntry(i * 4);
      if (entry != null && entry.getValue()[0] != entry.getKey()) {
        throw new AssertionError();
      }
    }
    for (Map.Entry<Integer, int[]> entry : MAP.tailMap(150).entrySet()) {
      if (entry.getValue()[0] != entry.getKey()) {
        throw new AssertionError();
      }
    }
    for (Map.Entry<Integer, int[]> entry : MAP.descendingMap().entrySet()) {
      if (entry.getValue()[0] != entry.getKey()) {
        throw new AssertionError();
      }
    }
  }
}

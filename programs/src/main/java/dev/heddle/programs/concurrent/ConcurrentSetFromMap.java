// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.Collections;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** newKeySet() and newSetFromMap() hand over their elements like the map behind them. */
public final class ConcurrentSetFromMap {
  public static void main(String[] args) throws Exception {
    Set<int[]> keys = ConcurrentHashMap.newKeySet();
    Set<int[]> wrapped = Collections.newSetFromMap(new ConcurrentHashMap<>());
    Threads.inOrder(
        () -> {
          int[] cells = {0};
          cells[0] = 2;
          keys.add(cells);
          wrapped.add(cells);
        },
        () -> read(keys),
        () -> read(wrapped));
    System.out.println("done");
  }

  private static void read(Set<int[]> set) {
    for (int[] cells : set) {
      if (cells[0] != 2) {
        throw new AssertionError();
      }
    }
  }
}

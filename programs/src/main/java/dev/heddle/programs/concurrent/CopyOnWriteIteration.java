// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.concurrent;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.CopyOnWriteArrayList;

/** An iterator of a copy-on-write list works on its snapshot while others add. */
public final class CopyOnWriteIteration {
  private static final CopyOnWriteArrayList<int[]> LIST = new CopyOnWriteArrayList<>();

  public static void main(String[] args) throws Exception {
    Threads.run(() -> add(1), () -> add(1), CopyOnWriteIteration::iterate);
    iterate();
    System.out.println(LIST.size());
  }

  private static void add(int value) {
    for (int i = 0; i < 30; i++) {
      int[] cells = new int[1];
      cells[0] = value;
      LIST.add(cells);
    }
  }

  private static void iterate() {
    for (int round = 0; round < 10; round++) {
      for (int[] cells : LIST) {
        if (cells[0] != 1) {
          throw new AssertionError();
        }
      }
      LIST.forEach(cells -> cells.clone());
    }
  }
}

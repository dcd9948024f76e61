// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.sharing;

import java.util.ArrayList;
import java.util.List;

/** A task keeps what it makes in a list of its own; two threads run one and the same task. */
public final class ListOfOneTask implements Runnable {
  private final List<Cell> cells = new ArrayList<>();
  private Cell newest;

  private static final class Cell {
    int count;
  }

  @Override
  public void run() {
    Cell before;
    synchronized (cells) {
      cells.add(new Cell());
      before = cells.get(0);
    }
    before.count++; // race: ListOfOneTask$Cell.count
    synchronized (cells) {
      before = newest;
      newest = new Cell();
    }
    if (before != null) {
      before.count--; // race: ListOfOneTask$Cell.count
    }
  }

  public static void racy() throws Exception {
    ListOfOneTask task = new ListOfOneTask();
    Thread first = new Thread(task);
    Thread second = new Thread(task);
    first.start();
    second.start();
  }

  public static void safe() throws Exception {
    for (int i = 0; i < 2; i++) {
      new Thread(new ListOfOneTask()).start();
    }
  }
}

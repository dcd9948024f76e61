// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.library;

import java.util.ArrayList;
import java.util.List;

/** Each thread has an array of its own with the objects of one list. */
public final class CopiedToArray {
  private final List<Cell> cells = new ArrayList<>();

  private static final class Cell {
    int count;
  }

  private CopiedToArray() {
    cells.add(new Cell());
  }

  private void fill() {
    for (Cell cell : cells.toArray(new Cell[0])) {
      cell.count++; // race: CopiedToArray$Cell.count
    }
    for (Object cell : cells.toArray()) {
      ((Cell) cell).count--; // race: CopiedToArray$Cell.count
    }
  }

  private int fillCopy() {
    Cell[] copy = cells.toArray(new Cell[0]);
    copy[0] = new Cell();
    return copy[0].count;
  }

  public static void racy() throws Exception {
    CopiedToArray table = new CopiedToArray();
    Thread first = new Thread(table::fill);
    Thread second = new Thread(table::fill);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    CopiedToArray table = new CopiedToArray();
    Thread first = new Thread(table::fillCopy);
    Thread second = new Thread(table::fillCopy);
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

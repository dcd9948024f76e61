// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.ArrayList;
import java.util.List;

/** Each cell is written by its own iteration while its neighbour's iteration reads it. */
public final class NeighbourElement {
  static final class Cell {
    final Cell left;
    int heat;
    int nextHeat;

    Cell(Cell left) {
      this.left = left;
    }
  }

  private static List<Cell> cells() {
    List<Cell> cells = new ArrayList<>();
    Cell last = new Cell(null);
    for (int i = 0; i < 100; i++) {
      last = new Cell(last);
      cells.add(last);
    }
    return cells;
  }

  public static void racy() throws Exception {
    cells().parallelStream()
        .forEach(
            cell -> {
              int heat = cell.left.heat; // race: NeighbourElement$Cell.heat
              cell.heat = heat + 1; // race: NeighbourElement$Cell.heat
            });
  }

  public static void safe() throws Exception {
    List<Cell> cells = cells();
    cells.parallelStream().forEach(cell -> cell.nextHeat = cell.left.heat + 1);
    cells.parallelStream().forEach(cell -> cell.heat = cell.nextHeat);
  }
}

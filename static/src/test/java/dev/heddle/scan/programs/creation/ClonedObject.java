// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.creation;

/** The copy that each thread changes still shares the array of the original. */
public final class ClonedObject {
  static final class Grid {
    final int[] cells;

    Grid(int[] cells) {
      this.cells = cells;
    }

    Grid shallowCopy() {
      return new Grid(cells);
    }

    Grid deepCopy() {
      return new Grid(cells.clone());
    }

    void set(int index) {
      cells[index] = 1; // race: int[]
    }
  }

  public static void racy() throws Exception {
    Grid grid = new Grid(new int[4]);
    Thread first = new Thread(() -> grid.shallowCopy().set(1));
    Thread second = new Thread(() -> grid.shallowCopy().set(1));
    first.start();
    second.start();
    first.join();
    second.join();
  }

  public static void safe() throws Exception {
    Grid grid = new Grid(new int[4]);
    Thread first = new Thread(() -> grid.deepCopy().set(1));
    Thread second = new Thread(() -> grid.deepCopy().set(1));
    first.start();
    second.start();
    first.join();
    second.join();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.heavy;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Threads;
import java.util.Arrays;

/** Two hundred live threads share objects under locks: histories of many readers stay bounded. */
@OwnJvm("-Xmx256m")
public final class SharedByManyThreads {
  private static final int THREADS = 200;
  private static final int OBJECTS = 20_000;

  private static final class Cell {
    private int value;
  }

  public static void main(String[] args) throws Exception {
    Cell[] cells = new Cell[OBJECTS];
    for (int i = 0; i < OBJECTS; i++) {
      cells[i] = new Cell();
    }
    Body[] bodies = new Body[THREADS];
    Arrays.fill(bodies, (Body) () -> work(cells));
    Threads.run(bodies);
    int sum = 0;
    for (Cell cell : cells) {
      sum += cell.value;
    }
    if (sum != THREADS * (OBJECTS / 40)) {
      throw new AssertionError(sum);
    }
    System.out.println("done");
  }

  private static void work(Cell[] cells) {
    for (int i = 0; i < OBJECTS; i += 40) {
      Cell cell = cells[i];
      synchronized (cell) {
        cell.value++;
      }
      Cell read = cells[i + 1];
      if (read.value != 0) {
        throw new AssertionError();
      }
    }
  }
}

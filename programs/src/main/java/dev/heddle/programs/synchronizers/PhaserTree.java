// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.Phaser;

/** Phasers below one root advance together; onAdvance comes after all arrivals. */
public final class PhaserTree {
  private static final int[] CELLS = new int[4];
  private static int sum;

  public static void main(String[] args) throws Exception {
    Phaser root =
        new Phaser() {
          @Override
          protected boolean onAdvance(int phase, int registered) {
            for (int cell : CELLS) {
              sum += cell;
            }
            return false;
          }
        };
    Phaser left = new Phaser(root, 2);
    Phaser right = new Phaser(root, 2);
    Threads.run(
        () -> work(left, 0), () -> work(left, 1), () -> work(right, 2), () -> work(right, 3));
    System.out.println(sum);
  }

  private static void work(Phaser phaser, int index) {
    CELLS[index] = index + 1;
    phaser.arriveAndAwaitAdvance();
    int others = sum + CELLS[(index + 1) % CELLS.length];
    phaser.awaitAdvance(phaser.arrive());
    CELLS[(index + 2) % CELLS.length] = others;
    phaser.arriveAndDeregister();
  }
}

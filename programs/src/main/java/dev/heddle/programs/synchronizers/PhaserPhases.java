// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Threads;
import java.util.Arrays;
import java.util.concurrent.Phaser;

/** A phaser used as a barrier, with registration, tiers and an action at each advance. */
public final class PhaserPhases {
  private static final int[] CELLS = new int[2];
  private static int advances;

  public static void main(String[] args) throws Exception {
    Phaser root =
        new Phaser() {
          @Override
          protected boolean onAdvance(int phase, int parties) {
            advances++;
            return parties == 0;
          }
        };
    Phaser left = new Phaser(root, 1);
    Phaser right = new Phaser(root, 1);
    Threads.run(() -> work(left, 0), () -> work(right, 1));
    System.out.println(Arrays.toString(CELLS) + " " + advances);
  }

  private static void work(Phaser phaser, int party) {
    for (int round = 0; round < 10; round++) {
      CELLS[party]++;
      phaser.arriveAndAwaitAdvance();
      if (CELLS[1 - party] != CELLS[party]) {
        throw new AssertionError();
      }
      phaser.arriveAndAwaitAdvance();
    }
    phaser.arriveAndDeregister();
  }
}

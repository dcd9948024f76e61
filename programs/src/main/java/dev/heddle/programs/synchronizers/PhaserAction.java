// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.Phaser;

/** What onAdvance does comes before the advance, though the thread that runs it has arrived. */
public final class PhaserAction {
  private static int value;

  private static final Phaser PHASER =
      new Phaser(1) {
        @Override
        protected boolean onAdvance(int phase, int registered) {
          value = 1;
          return false;
        }
      };

  public static void main(String[] args) throws Exception {
    Threads.inOrder(PHASER::arrive, PhaserAction::read);
    System.out.println("done");
  }

  private static void read() {
    PHASER.awaitAdvance(0);
    if (value != 1) {
      throw new AssertionError();
    }
  }
}

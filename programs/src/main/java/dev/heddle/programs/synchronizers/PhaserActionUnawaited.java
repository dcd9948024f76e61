// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.Phaser;

/** Who does not ask the phaser does not see what onAdvance has done. */
public final class PhaserActionUnawaited {
  private static int value;

  private static final Phaser PHASER =
      new Phaser(1) {
        @Override
        protected boolean onAdvance(int phase, int registered) {
          value = 1; // race: PhaserActionUnawaited.value
          return false;
        }
      };

  public static void main(String[] args) throws Exception {
    Threads.inOrder(PHASER::arrive, PhaserActionUnawaited::read);
    System.out.println("done");
  }

  private static void read() {
    int read = value; // race: PhaserActionUnawaited.value
  }
}

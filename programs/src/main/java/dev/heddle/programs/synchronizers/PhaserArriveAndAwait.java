// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;

/** One party only arrives, another only awaits the advance: the arrival is ordered before it. */
public final class PhaserArriveAndAwait {
  private static final Phaser PHASER = new Phaser(1);
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(PhaserArriveAndAwait::write, PhaserArriveAndAwait::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1;
    PHASER.arrive();
  }

  private static void read() throws Exception {
    PHASER.awaitAdvanceInterruptibly(0, 10, TimeUnit.SECONDS);
    if (value != 1) {
      throw new AssertionError();
    }
  }
}

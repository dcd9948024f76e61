// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.Phaser;

/** arrive() does not wait: what the party does after it belongs to no phase. */
public final class WriteAfterArrive {
  private static final Phaser PHASER = new Phaser(1);
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WriteAfterArrive::write, WriteAfterArrive::read);
    System.out.println("done");
  }

  private static void write() {
    PHASER.arrive();
    value = 1; // race: WriteAfterArrive.value
  }

  private static void read() {
    PHASER.awaitAdvance(0);
    int read = value; // race: WriteAfterArrive.value
  }
}

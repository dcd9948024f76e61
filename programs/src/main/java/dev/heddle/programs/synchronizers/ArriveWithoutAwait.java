// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.synchronizers;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.Phaser;

/**
 * arrive() does not wait: a party that goes on at once does not see what others do before theirs.
 */
public final class ArriveWithoutAwait {
  private static int value;

  public static void main(String[] args) throws Exception {
    Phaser root = new Phaser();
    Phaser left = new Phaser(root, 1);
    Phaser right = new Phaser(root, 1);
    Threads.inOrder(() -> goOn(left), () -> write(right));
    System.out.println("done");
  }

  private static void goOn(Phaser phaser) {
    phaser.arrive();
    int read = value; // race: ArriveWithoutAwait.value
  }

  private static void write(Phaser phaser) {
    value = 1; // race: ArriveWithoutAwait.value
    phaser.arriveAndDeregister();
  }
}

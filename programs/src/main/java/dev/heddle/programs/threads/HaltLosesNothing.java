// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Threads;

/**
 * Runtime.halt() runs no hooks; the race found before it is reported all the same, as far as it
 * goes.
 */
@OwnJvm
public final class HaltLosesNothing {
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(HaltLosesNothing::write, HaltLosesNothing::write);
    System.out.println("done");
    System.out.flush();
    Runtime.getRuntime().halt(5); // incomplete report
  }

  private static void write() {
    value = 1; // race: HaltLosesNothing.value
  }
}

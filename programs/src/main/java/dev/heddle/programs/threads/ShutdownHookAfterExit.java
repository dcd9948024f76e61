// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.OwnJvm;

/** The thread that calls exit() starts the hooks, and so orders all it did before. */
@OwnJvm
public final class ShutdownHookAfterExit {
  private static int value;

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook " + value)));
    value = 7;
    System.exit(3);
  }
}

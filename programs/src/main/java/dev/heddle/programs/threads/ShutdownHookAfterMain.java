// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.OwnJvm;

/** The hooks run because main has ended, hence after all that main did. */
@OwnJvm
public final class ShutdownHookAfterMain {
  private static int value;

  public static void main(String[] args) {
    value = 1;
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook " + value)));
    value = 8;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.threads;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Threads;

/** An exception out of main ends the JVM with code 1, and the race is reported all the same. */
@OwnJvm
public final class UncaughtInMain {
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(UncaughtInMain::write, UncaughtInMain::write);
    System.out.println("done");
    throw new IllegalStateException("on purpose");
  }

  private static void write() {
    value = 1; // race: UncaughtInMain.value
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.behaviour;

import dev.heddle.programs.support.OwnJvm;
import dev.heddle.programs.support.Threads;

/** The exit code is the program's own. */
@OwnJvm
public final class ExitCode {
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(ExitCode::increment, ExitCode::increment);
    System.out.println(value);
    System.exit(42);
  }

  private static synchronized void increment() {
    value++;
  }
}

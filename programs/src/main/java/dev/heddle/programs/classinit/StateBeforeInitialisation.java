// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/** What the initialising thread wrote before is ordered for a thread that finds the class ready. */
public final class StateBeforeInitialisation {
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(StateBeforeInitialisation::first, StateBeforeInitialisation::second);
    System.out.println("done");
  }

  private static void first() {
    value = 5;
    Gate.pass();
  }

  private static void second() {
    Gate.pass();
    if (value != 5) {
      throw new AssertionError();
    }
  }

  private static final class Gate {
    static int openings = 1;

    static void pass() {
      if (openings != 1) {
        throw new AssertionError();
      }
    }
  }
}

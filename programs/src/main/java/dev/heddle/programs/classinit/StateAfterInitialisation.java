// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.classinit;

import dev.heddle.programs.support.Threads;

/** What the initialising thread wrote after the initialisation is not ordered by it. */
public final class StateAfterInitialisation {
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(StateAfterInitialisation::first, StateAfterInitialisation::second);
    System.out.println("done");
  }

  private static void first() {
    Gate.pass();
    value = 5; // race: StateAfterInitialisation.value
  }

  private static void second() {
    Gate.pass();
    value = 6; // race: StateAfterInitialisation.value
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

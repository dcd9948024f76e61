// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Schedule;
import dev.heddle.programs.support.Threads;

/** The constructor publishes this before it ends: nothing is frozen yet when the other reads. */
public final class EscapeBeforeFreeze {
  private static final Schedule SCHEDULE = new Schedule();
  private static Leaky shared;

  public static void main(String[] args) throws Exception {
    Threads.run(Leaky::new, EscapeBeforeFreeze::read);
    System.out.println("done");
  }

  private static void read() {
    SCHEDULE.await(1);
    Leaky leaky = shared; // race: EscapeBeforeFreeze.shared
    int read = leaky.values[0]; // race: int[]
    SCHEDULE.reach(2);
  }

  private static final class Leaky {
    final int[] values = new int[1];

    Leaky() {
      values[0] = 1; // race: int[]
      shared = this; // race: EscapeBeforeFreeze.shared
      SCHEDULE.reach(1);
      SCHEDULE.await(2);
    }
  }
}

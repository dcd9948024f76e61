// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.guards;

import java.util.stream.IntStream;
import net.jcip.annotations.GuardedBy;

/** A method gives the lock. */
public final class GuardedByCall {
  private final Object mutex = new Object();

  @GuardedBy("mutex()")
  private int rounds;

  private Object mutex() {
    return mutex;
  }

  private void count() {
    rounds++; // race: GuardedByCall.rounds
  }

  private void countLocked() {
    synchronized (mutex()) {
      rounds++;
    }
  }

  public static void racy() {
    GuardedByCall clock = new GuardedByCall();
    IntStream.range(0, 9).parallel().forEach(i -> clock.count());
  }

  public static void safe() {
    GuardedByCall clock = new GuardedByCall();
    IntStream.range(0, 9).parallel().forEach(i -> clock.countLocked());
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.guards;

import java.util.stream.IntStream;
import net.jcip.annotations.GuardedBy;

/** Callers of a method must hold a lock, and one does not. */
public final class GuardedMethod {
  private int level;

  @GuardedBy("this")
  private void raise() {
    level++; // race: GuardedMethod.level
  }

  private synchronized void raiseLocked() {
    raise();
  }

  public static void racy() {
    GuardedMethod tank = new GuardedMethod();
    IntStream.range(0, 9).parallel().forEach(i -> tank.raise());
  }

  public static void safe() {
    GuardedMethod tank = new GuardedMethod();
    IntStream.range(0, 9).parallel().forEach(i -> tank.raiseLocked());
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.guards;

import java.util.stream.IntStream;
import net.jcip.annotations.GuardedBy;

/** The object around an inner one is the lock. */
public final class GuardedByOuter {
  private final Part part = new Part();

  /** Part of the object. */
  final class Part {
    @GuardedBy("GuardedByOuter.this")
    private int turns;

    void turn() {
      turns++; // race: GuardedByOuter$Part.turns
    }
  }

  private synchronized void turnLocked() {
    part.turn();
  }

  public static void racy() {
    GuardedByOuter machine = new GuardedByOuter();
    IntStream.range(0, 9).parallel().forEach(i -> machine.part.turn());
  }

  public static void safe() {
    GuardedByOuter machine = new GuardedByOuter();
    IntStream.range(0, 9).parallel().forEach(i -> machine.turnLocked());
  }
}

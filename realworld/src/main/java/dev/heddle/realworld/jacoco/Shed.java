// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld.jacoco;

import java.util.function.IntUnaryOperator;

/** Has branches, an enum, a lambda and an interface with code, all run by several threads. */
final class Shed {
  enum Direction {
    UP,
    DOWN,
    STILL
  }

  /** An interface whose probes lie in a default method and in its initialiser. */
  interface Weight {
    int BASE = Integer.parseInt("3");

    default int weight(int picks) {
      return picks > 10 ? BASE : BASE + 1;
    }
  }

  private static final Weight WEIGHT = new Weight() {};

  private long up;
  private long down;

  void move(Direction direction, int picks) {
    IntUnaryOperator distance = p -> p % 2 == 0 ? p : p + WEIGHT.weight(p);
    synchronized (this) {
      switch (direction) {
        case UP -> up += distance.applyAsInt(picks);
        case DOWN -> down += distance.applyAsInt(picks);
        default -> {
          // stays where it is
        }
      }
    }
  }

  long neverCalled() {
    return up - down;
  }

  @Override
  public synchronized String toString() {
    return "up " + up + " down " + down;
  }
}

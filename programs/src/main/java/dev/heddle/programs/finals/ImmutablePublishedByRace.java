// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.finals;

import dev.heddle.programs.support.Threads;

/** An object of final fields published by a race: only the publishing reference races. */
public final class ImmutablePublishedByRace {
  private static Point shared;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(ImmutablePublishedByRace::publish, ImmutablePublishedByRace::read);
    System.out.println("done");
  }

  private static void publish() {
    shared = new Point(1, 2); // race: ImmutablePublishedByRace.shared
  }

  private static void read() {
    Point point = shared; // race: ImmutablePublishedByRace.shared
    if (point.x + point.y != 3) {
      throw new AssertionError();
    }
  }

  private static final class Point {
    final int x;
    final int y;

    Point(int x, int y) {
      this.x = x;
      this.y = y;
    }
  }
}

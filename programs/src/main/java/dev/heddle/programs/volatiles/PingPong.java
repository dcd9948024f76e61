// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.volatiles;

import dev.heddle.programs.support.Threads;

/** Two threads alternate on one volatile turn, and each turn orders the plain counter. */
public final class PingPong {
  private static volatile int turn;
  private static int rallies;

  public static void main(String[] args) throws Exception {
    Threads.run(() -> play(0), () -> play(1));
    System.out.println(rallies);
  }

  private static void play(int side) {
    for (int i = 0; i < 100; i++) {
      while (turn != side) {
        Thread.yield();
      }
      rallies++;
      turn = 1 - side;
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.fields;

import dev.heddle.programs.support.Threads;

/** The race comes after the loop has long been compiled. */
public final class RaceInHotLoop {
  private long total;

  public static void main(String[] args) throws Exception {
    RaceInHotLoop shared = new RaceInHotLoop();
    RaceInHotLoop own = new RaceInHotLoop();
    own.add(30_000);
    Threads.inOrder(() -> shared.add(30_000), () -> shared.add(30_000));
    System.out.println("done");
  }

  private void add(int times) {
    for (int i = 0; i < times; i++) {
      total += i; // race: RaceInHotLoop.total
    }
  }
}

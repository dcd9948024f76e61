// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld.jacoco;

import dev.heddle.realworld.Workers;

/** A program whose coverage is measured while heddle checks it. */
public final class Main {
  private static final int WORKERS = 4;
  private static final int ROUNDS = 2000;

  private Main() {}

  public static void main(String[] arguments) throws Exception {
    Shed shed = new Shed();
    Workers.run(
        WORKERS,
        worker -> {
          for (int i = 0; i < ROUNDS; i++) {
            shed.move(Shed.Direction.values()[(i + worker) % 3], i);
          }
          return ROUNDS;
        });
    System.out.println(shed);
    if (arguments.length > 5) {
      System.out.println("never reached");
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs;

import dev.heddle.bench.programs.elevator.Building;
import dev.heddle.bench.programs.elevator.Lift;

/** Discrete simulation of lifts, one thread each, that share the floors of a building. */
public final class Elevator {
  private static final int LIFTS = 4;
  private static final int FLOORS = 60;

  private Elevator() {}

  /** Carries that many passengers and answers the checksum. */
  public static long run(int size) throws InterruptedException {
    Building building = new Building(FLOORS, size);
    Lift[] lifts = new Lift[LIFTS];
    for (int i = 0; i < LIFTS; i++) {
      lifts[i] = new Lift(building, i);
      lifts[i].start();
    }
    long checksum = building.awaitDone();
    for (Lift lift : lifts) {
      lift.join();
    }
    return checksum;
  }

  public static void main(String[] args) throws Exception {
    System.out.println("elevator " + run(Size.of(args, 4000000)));
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.elevator;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** A lift that sweeps up and down, lets passengers off and takes new ones aboard. */
public final class Lift extends Thread {
  private static final int CAPACITY = 12;

  private final Building building;
  private final List<Passenger> aboard = new ArrayList<>();
  private int position;
  private boolean up = true;

  public Lift(Building building, int number) {
    super("lift-" + number);
    this.building = building;
    position = number % building.floorCount();
  }

  @Override
  public void run() {
    while (!building.isDone()) {
      letOff();
      turnIfNeeded();
      takeAboard();
      move();
    }
  }

  private void letOff() {
    Iterator<Passenger> passengers = aboard.iterator();
    while (passengers.hasNext()) {
      Passenger passenger = passengers.next();
      if (passenger.getTo() == position) {
        passengers.remove();
        building.deliver(passenger);
      }
    }
  }

  private void turnIfNeeded() {
    if (up && position == building.floorCount() - 1) {
      up = false;
    } else if (!up && position == 0) {
      up = true;
    }
  }

  private void takeAboard() {
    if (aboard.size() < CAPACITY && building.floor(position).calls(up)) {
      aboard.addAll(building.floor(position).board(up, CAPACITY - aboard.size()));
    }
  }

  private void move() {
    position += up ? 1 : -1;
    for (Passenger passenger : aboard) {
      passenger.travelOneFloor();
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.elevator;

/** Somebody on the way between two floors; handed from floor to lift under the floor's lock. */
final class Passenger {
  private final int number;
  private final int from;
  private final int to;
  private int floorsTravelled;

  Passenger(int number, int from, int to) {
    this.number = number;
    this.from = from;
    this.to = to;
  }

  int getFrom() {
    return from;
  }

  int getTo() {
    return to;
  }

  boolean goesUp() {
    return to > from;
  }

  void travelOneFloor() {
    floorsTravelled++;
  }

  /** What this passenger adds to the checksum, whichever lift came. */
  long receipt() {
    return (number % 1000 + 1L) * floorsTravelled;
  }
}

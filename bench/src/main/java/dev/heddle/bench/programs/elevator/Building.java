// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.elevator;

import java.util.Random;

/** The floors, the passengers still to come, and the count of those that have arrived. */
public final class Building {
  private static final int BATCH = 64;

  private final Floor[] floors;
  private final Random random = new Random(20010611);
  private final int expected;
  private int created;
  private int delivered;
  private long receipts;

  public Building(int floorCount, int passengers) {
    floors = new Floor[floorCount];
    for (int i = 0; i < floorCount; i++) {
      floors[i] = new Floor();
    }
    expected = passengers;
    admit(4 * BATCH);
  }

  private synchronized void admit(int count) {
    int end = Math.min(expected, created + count);
    while (created < end) {
      int from = random.nextInt(floors.length);
      int to = (from + 1 + random.nextInt(floors.length - 1)) % floors.length;
      floors[from].arrive(new Passenger(created++, from, to));
    }
  }

  Floor floor(int number) {
    return floors[number];
  }

  int floorCount() {
    return floors.length;
  }

  /** Counts passengers that reached their floor; every batch of them brings in new ones. */
  synchronized void deliver(Passenger passenger) {
    delivered++;
    receipts += passenger.receipt();
    if (delivered % BATCH == 0) {
      admit(BATCH);
    }
    if (delivered == expected) {
      notifyAll();
    }
  }

  synchronized boolean isDone() {
    return delivered == expected;
  }

  /** Waits for the last passenger and answers the checksum. */
  public synchronized long awaitDone() throws InterruptedException {
    while (delivered < expected) {
      wait();
    }
    return receipts;
  }
}

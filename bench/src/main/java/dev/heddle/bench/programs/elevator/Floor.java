// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench.programs.elevator;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A floor with its two queues of waiting passengers. */
final class Floor {
  private final Deque<Passenger> upwards = new ArrayDeque<>();
  private final Deque<Passenger> downwards = new ArrayDeque<>();

  synchronized void arrive(Passenger passenger) {
    (passenger.goesUp() ? upwards : downwards).add(passenger);
  }

  synchronized boolean calls(boolean up) {
    return !(up ? upwards : downwards).isEmpty();
  }

  /** Lets at most {@code room} passengers of one direction leave the floor. */
  synchronized List<Passenger> board(boolean up, int room) {
    Deque<Passenger> waiting = up ? upwards : downwards;
    List<Passenger> boarding = new ArrayList<>();
    while (boarding.size() < room && !waiting.isEmpty()) {
      boarding.add(waiting.poll());
    }
    return boarding;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.ArrayList;
import java.util.List;

/** Two lists that hold the same elements are processed at the same time. */
public final class ElementInTwoLists {
  static final class Ship {
    int cargo;
  }

  private static void load(List<Ship> ships) {
    ships.parallelStream()
        .forEach(
            ship -> {
              ship.cargo++; // race: ElementInTwoLists$Ship.cargo
            });
  }

  private static List<Ship> fleet() {
    List<Ship> ships = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      ships.add(new Ship());
    }
    return ships;
  }

  public static void racy() throws Exception {
    List<Ship> north = fleet();
    List<Ship> all = new ArrayList<>(north);
    Thread other = new Thread(() -> load(all));
    other.start();
    load(north);
    other.join();
  }

  public static void safe() throws Exception {
    List<Ship> north = fleet();
    List<Ship> all = new ArrayList<>(north);
    Thread other = new Thread(() -> load(all));
    other.start();
    other.join();
    load(north);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.ArrayList;
import java.util.List;

/** An ordinary loop fills the list, with the same object each time in the racy variant. */
public final class FilledByOrdinaryLoop {
  static final class Tile {
    int paint;
  }

  private static void paint(List<Tile> tiles) {
    tiles.parallelStream()
        .forEach(
            tile -> {
              tile.paint++; // race: FilledByOrdinaryLoop$Tile.paint
            });
  }

  public static void racy() throws Exception {
    List<Tile> tiles = new ArrayList<>();
    Tile tile = new Tile();
    for (int i = 0; i < 10; i++) {
      tiles.add(tile);
    }
    paint(tiles);
  }

  public static void safe() throws Exception {
    List<Tile> tiles = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      Tile tile = new Tile();
      tiles.add(tile);
    }
    paint(tiles);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.loops;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** In two nested parallel loops the inner one writes data of the outer iteration. */
public final class NestedLoops {
  static final class Row {
    int sum;
    final int[] values = new int[8];
  }

  private static List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      rows.add(new Row());
    }
    return rows;
  }

  public static void racy() throws Exception {
    rows().parallelStream()
        .forEach(
            row -> {
              IntStream.range(0, 8)
                  .parallel()
                  .forEach(
                      i -> {
                        row.sum += row.values[i]; // race: NestedLoops$Row.sum
                      });
            });
  }

  public static void safe() throws Exception {
    rows().parallelStream()
        .forEach(
            row -> {
              row.sum = IntStream.range(0, 8).parallel().map(i -> row.values[i]).sum();
            });
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.structured;

import dev.heddle.programs.support.OwnJvm;
import java.util.concurrent.StructuredTaskScope;

/** Subtasks inherit a scoped value, with all that its object held when they were forked. */
@OwnJvm("--enable-preview")
public final class ScopedValueInherited {
  private static final ScopedValue<int[]> CELLS = ScopedValue.newInstance();

  public static void main(String[] args) throws Exception {
    int[] cells = new int[2];
    cells[0] = 4;
    int sum =
        ScopedValue.where(CELLS, cells)
            .call(
                () -> {
                  try (var scope = StructuredTaskScope.open()) {
                    var first = scope.fork(() -> CELLS.get()[0]);
                    var second = scope.fork(() -> CELLS.get()[1] = 5);
                    scope.join();
                    return first.get() + second.get() + cells[1];
                  }
                });
    System.out.println(sum);
  }
}

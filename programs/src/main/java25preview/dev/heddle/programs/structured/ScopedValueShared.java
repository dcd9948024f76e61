// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.structured;

import dev.heddle.programs.support.OwnJvm;
import java.util.concurrent.StructuredTaskScope;

/** Subtasks that change the object behind an inherited scoped value race. */
@OwnJvm("--enable-preview")
public final class ScopedValueShared {
  private static final ScopedValue<int[]> CELLS = ScopedValue.newInstance();

  public static void main(String[] args) throws Exception {
    ScopedValue.where(CELLS, new int[1]).call(ScopedValueShared::fork);
    System.out.println("done");
  }

  private static Void fork() throws Exception {
    try (var scope = StructuredTaskScope.open()) {
      scope.fork(ScopedValueShared::count);
      scope.fork(ScopedValueShared::count);
      scope.join();
    }
    return null;
  }

  private static void count() {
    CELLS.get()[0]++; // race: int[]
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.newerjdk;

import dev.heddle.programs.support.Body;
import dev.heddle.programs.support.Threads;

/** A scoped value is read by the code that its binding calls, in the same thread. */
public final class ScopedValueHandsDown {
  private static final ScopedValue<int[]> CELLS = ScopedValue.newInstance();

  public static void main(String[] args) throws Exception {
    Body body =
        () ->
            ScopedValue.where(CELLS, new int[] {1})
                .run(() -> ScopedValue.where(CELLS, CELLS.get()).run(ScopedValueHandsDown::count));
    Threads.run(body, body);
    System.out.println("done");
  }

  private static void count() {
    if (CELLS.get()[0]++ != 1) {
      throw new AssertionError();
    }
  }
}

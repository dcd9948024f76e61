// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/**
 * Two threads touch an array for the first time at once: they get one shadow with both accesses.
 */
@JCStressTest
@Outcome(id = "true, true", expect = ACCEPTABLE, desc = "Both accesses are in one shadow.")
@Outcome(expect = FORBIDDEN, desc = "An access was lost or invented.")
@State
public class ElementsAtOnce extends Accessed {
  private final long[] array = new long[2];
  private Sweep first;
  private Sweep second;

  @Actor
  public void first() {
    FIRST.tick();
    first = Cells.write(array, 0, null, FIRST, context(FIRST), SITE);
  }

  @Actor
  public void second() {
    SECOND.tick();
    second = Cells.write(array, 1, null, SECOND, context(SECOND), SITE);
  }

  @Arbiter
  public void arbiter(ZZ_Result result) {
    History[] cells = first.array.cells;
    result.r1 = first.array == second.array && cells[0] != null && cells[1] != null;
    result.r2 = isWhole(cells[0]) && isWhole(cells[1]);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.clock.VectorClock;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/**
 * {@link OwnHistory#afterRead} promises: the history that a reader makes of one that its thread
 * changes meanwhile has a write that happened, with that write's own context.
 */
@JCStressTest
@Outcome(id = "true, true", expect = ACCEPTABLE, desc = "Only whole histories were made.")
@Outcome(expect = FORBIDDEN, desc = "A history tells of a write that never happened so.")
@State
public class HistoryReadWhileItChanges extends Accessed {
  /** For the second actor only: a reader to whom whatever the first one does is known. */
  private static final ThreadState KNOWING =
      ThreadState.begin(
          new Thread("knowing"), VectorClock.EMPTY.with(Epoch.slot(FIRST.epoch), 1L << 45), null);

  private final OwnHistory changing;

  public HistoryReadWhileItChanges() {
    synchronized (THIRD) {
      $heddle$x = ownOfFirst();
    }
    changing = (OwnHistory) $heddle$x;
  }

  @Actor
  public void owner(ZZ_Result result) {
    FIRST.tick();
    write(FIRST);
    FIRST.tick();
    write(FIRST);
    result.r1 = $heddle$x == changing;
  }

  @Actor
  public void reader(ZZ_Result result) {
    boolean isWhole = true;
    for (int i = 0; i < 3; i++) {
      KNOWING.tick();
      History after = changing.afterRead(KNOWING, KNOWING.contextAt(context(KNOWING), SITE), 1);
      isWhole &= after == null || isWhole(after);
    }
    result.r2 = isWhole;
  }
}

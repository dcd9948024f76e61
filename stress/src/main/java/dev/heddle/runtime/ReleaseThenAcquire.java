// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZZ_Result;

/**
 * A release is noted before the program's own write and an acquire after its own read: who sees the
 * write has the whole clock, what the releaser had learned from a third thread included.
 */
@JCStressTest
@Outcome(id = "true, true, true", expect = ACCEPTABLE, desc = "The write was seen, and all known.")
@Outcome(id = "false, .*, .*", expect = ACCEPTABLE, desc = "The write was not seen.")
@Outcome(expect = FORBIDDEN, desc = "The write was seen without what came before it.")
@State
public class ReleaseThenAcquire extends Accessed {
  private final SyncClock clock = SyncClock.make();
  private final SyncClock learned = SyncClock.make();
  private final long third;
  private long first;

  public ReleaseThenAcquire() {
    synchronized (THIRD) {
      third = THIRD.epoch;
      learned.release(THIRD);
    }
  }

  @Actor
  public void releaser() {
    learned.acquire(FIRST);
    first = FIRST.epoch;
    clock.release(FIRST);
    v = 1;
  }

  @Actor
  public void acquirer(ZZZ_Result result) {
    boolean isSeen = v == 1;
    clock.acquire(SECOND);
    result.r1 = isSeen;
    result.r2 = isSeen && SECOND.knows(first);
    result.r3 = isSeen && SECOND.knows(third);
  }
}

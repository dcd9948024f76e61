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
 * Readers that have a table note their reads in it without replacing the history: none is lost, and
 * whoever looks meanwhile sees no epoch with another thread's context.
 */
@JCStressTest
@Outcome(id = "true, true", expect = ACCEPTABLE, desc = "Both reads are there, each as it was.")
@Outcome(expect = FORBIDDEN, desc = "A read was lost or invented.")
@State
public class ReadersInTurn extends Accessed {
  private long firstEpoch;
  private long secondEpoch;

  public ReadersInTurn() {
    synchronized (THIRD) {
      $heddle$x = readByOthers();
    }
  }

  @Actor
  public void first() {
    FIRST.tick();
    firstEpoch = FIRST.epoch;
    read(FIRST);
  }

  @Actor
  public void second(ZZ_Result result) {
    SECOND.tick();
    secondEpoch = SECOND.epoch;
    read(SECOND);
    result.r1 = isWhole(Readers.listed($heddle$x.others, STRANGER));
  }

  @Arbiter
  public void arbiter(ZZ_Result result) {
    result.r1 &= isWhole(Readers.listed($heddle$x.others, STRANGER));
    result.r2 = $heddle$x.hasAccess(firstEpoch) && $heddle$x.hasAccess(secondEpoch);
  }
}

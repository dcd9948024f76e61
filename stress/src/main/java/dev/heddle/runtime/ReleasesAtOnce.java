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
 * Threads that write a volatile field for the first time at once share one clock, and none is lost.
 */
@JCStressTest
@Outcome(id = "true, true", expect = ACCEPTABLE, desc = "Whoever reads later knows both.")
@Outcome(expect = FORBIDDEN, desc = "A release was lost: this makes false reports.")
@State
public class ReleasesAtOnce extends Accessed {
  private long first;
  private long second;

  @Actor
  public void first() {
    first = FIRST.epoch;
    Fields.volatileWrite(this, FIRST, VOLATILE_SITE);
  }

  @Actor
  public void second() {
    second = SECOND.epoch;
    Fields.volatileWrite(this, SECOND, VOLATILE_SITE);
  }

  @Arbiter
  public void arbiter(ZZ_Result result) {
    synchronized (THIRD) {
      Fields.volatileRead(this, THIRD, VOLATILE_SITE);
      result.r1 = THIRD.knows(first);
      result.r2 = THIRD.knows(second);
    }
  }
}

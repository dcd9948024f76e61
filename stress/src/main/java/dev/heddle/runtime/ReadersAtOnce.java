// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IZ_Result;

/** The slow path replaces a history by compare-and-set: of reads at once, none is lost. */
@JCStressTest
@Outcome(id = "2, true", expect = ACCEPTABLE, desc = "Both reads are in the history.")
@Outcome(expect = FORBIDDEN, desc = "A read was lost or invented.")
@State
public class ReadersAtOnce extends Accessed {
  @Actor
  public void first() {
    FIRST.tick();
    read(FIRST);
  }

  @Actor
  public void second() {
    SECOND.tick();
    read(SECOND);
  }

  @Arbiter
  public void arbiter(IZ_Result result) {
    result.r1 = readers($heddle$x);
    result.r2 = isWhole($heddle$x);
  }
}

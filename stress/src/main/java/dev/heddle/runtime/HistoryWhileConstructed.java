// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE_INTERESTING;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/**
 * A constructor stamps the history by a plain store. Where the object has escaped before, this may
 * lose an access by another thread, which is unordered then, but it invents none.
 */
@JCStressTest
@Outcome(id = "true, true", expect = ACCEPTABLE, desc = "Both accesses met.")
@Outcome(
    id = "true, false",
    expect = ACCEPTABLE_INTERESTING,
    desc = "One of two unordered accesses was lost.")
@Outcome(expect = FORBIDDEN, desc = "An access was seen that never happened so.")
@State
public class HistoryWhileConstructed extends Accessed {
  private volatile boolean wasWhole = true;
  private volatile boolean sawOther;

  @Actor
  public void constructor() {
    FIRST.tick();
    sawOther |= $heddle$x != null;
    construct(FIRST);
  }

  @Actor
  public void reader() {
    SECOND.tick();
    History before = $heddle$x;
    wasWhole = isWhole(before);
    sawOther |= before != null;
    read(SECOND);
  }

  @Arbiter
  public void arbiter(ZZ_Result result) {
    result.r1 = wasWhole && isWhole($heddle$x);
    result.r2 = sawOther || ($heddle$x.write != 0 && $heddle$x.read() != 0);
  }
}

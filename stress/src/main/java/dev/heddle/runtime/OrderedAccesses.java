// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZZ_Result;

/**
 * A field that is published through a volatile one: the second thread's access finds the first's,
 * knows it, and replaces it. Neither a stale history nor a report may come of it.
 */
@JCStressTest
@Outcome(id = "false, true, true", expect = ACCEPTABLE, desc = "It was not published yet.")
@Outcome(id = "true, true, true", expect = ACCEPTABLE, desc = "It was published, and is in order.")
@Outcome(expect = FORBIDDEN, desc = "An update was lost, or a race reported where there is none.")
@State
public class OrderedAccesses extends Accessed {
  private boolean isUpdated = true;

  @Actor
  public void publisher() {
    construct(FIRST);
    Fields.volatileWrite(this, FIRST, VOLATILE_SITE);
    v = 1;
  }

  @Actor
  public void user(ZZZ_Result result) {
    boolean isPublished = v == 1;
    Fields.volatileRead(this, SECOND, VOLATILE_SITE);
    if (isPublished) {
      SECOND.tick();
      write(SECOND);
      isUpdated = $heddle$x.write == SECOND.epoch;
    }
    result.r1 = isPublished;
  }

  @Arbiter
  public void arbiter(ZZZ_Result result) {
    result.r2 = isUpdated;
    result.r3 = Findings.all().isEmpty();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/**
 * {@link History} promises: whoever loads a location's history, with or without synchronisation,
 * sees a whole one, so each epoch in it stands for an access that really happened.
 */
@JCStressTest
@Outcome(id = "true, true", expect = ACCEPTABLE, desc = "Only whole histories were seen.")
@Outcome(expect = FORBIDDEN, desc = "An access was seen that never happened so.")
@State
public class HistoryWhileWritten extends Accessed {
  @Actor
  public void writer(ZZ_Result result) {
    FIRST.tick();
    write(FIRST);
    result.r1 = isWhole($heddle$x);
  }

  @Actor
  public void reader(ZZ_Result result) {
    SECOND.tick();
    boolean isWhole = isWhole($heddle$x);
    read(SECOND);
    result.r2 = isWhole && isWhole($heddle$x);
  }
}

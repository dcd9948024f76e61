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
 * {@link OwnHistory} promises: whoever looks while its thread notes an access in it sees the access
 * before or that one, never the epoch of one with the context of the other.
 */
@JCStressTest
@Outcome(id = "true, true", expect = ACCEPTABLE, desc = "Only whole histories were seen.")
@Outcome(expect = FORBIDDEN, desc = "An access was seen that never happened so.")
@State
public class HistoryChangedInPlace extends Accessed {
  public HistoryChangedInPlace() {
    synchronized (THIRD) {
      $heddle$x = ownOfFirst();
    }
  }

  @Actor
  public void owner(ZZ_Result result) {
    FIRST.tick();
    read(FIRST);
    FIRST.tick();
    write(FIRST);
    result.r1 = isWhole($heddle$x);
  }

  @Actor
  public void other(ZZ_Result result) {
    SECOND.tick();
    boolean isWhole = isWhole($heddle$x);
    write(SECOND);
    result.r2 = isWhole && isWhole($heddle$x);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import java.lang.reflect.Field;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.Z_Result;

/** A compare-and-set that fails takes its release back, and never that of another thread. */
@JCStressTest
@Outcome(id = "true", expect = ACCEPTABLE, desc = "What the other thread released is known.")
@Outcome(expect = FORBIDDEN, desc = "A release was lost: this makes false reports.")
@State
public class ReleaseWithdrawn extends Accessed {
  private static final int COMPARE_AND_SET =
      VariableAccess.WRITE
          | VariableAccess.ATOMIC
          | VariableAccess.ACQUIRE
          | VariableAccess.RELEASE;

  private static final Field V = field();

  private long second;

  private static Field field() {
    try {
      return Accessed.class.getDeclaredField("v");
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(e);
    }
  }

  @Actor
  public void failing() {
    VariableAccess.field(V, this, FIRST, 0, SITE, COMPARE_AND_SET);
    VariableAccess.done(V, false, FIRST, 0, SITE, COMPARE_AND_SET);
  }

  @Actor
  public void writing() {
    second = SECOND.epoch;
    Fields.volatileWrite(this, SECOND, VOLATILE_SITE);
  }

  @Arbiter
  public void arbiter(Z_Result result) {
    synchronized (THIRD) {
      Fields.volatileRead(this, THIRD, VOLATILE_SITE);
      result.r1 = THIRD.knows(second);
    }
  }
}

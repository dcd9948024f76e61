// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import dev.heddle.runtime.internal.table.SyncTable;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.Z_Result;

/** While a stripe is swept or grows, what is alive is found all the same. */
@JCStressTest
@Outcome(id = "true", expect = ACCEPTABLE, desc = "It was found.")
@Outcome(expect = FORBIDDEN, desc = "It was overlooked: a release is lost, a report may be false.")
@State
public class EntryWhileSwept {
  private static final int INSERTED = 32;

  /** Older than all others, so that a look-up meets entries which a sweep moves or drops. */
  private static final Object[] KEYS = new Object[256];

  static {
    for (int i = 0; i < KEYS.length; i++) {
      KEYS[i] = new Object();
      SyncTable.clock(KEYS[i]);
    }
  }

  @Actor
  public void inserter() {
    for (int i = 0; i < INSERTED; i++) {
      SyncTable.clock(new Object());
    }
  }

  @Actor
  public void finder(Z_Result result) {
    boolean isFound = true;
    for (Object key : KEYS) {
      isFound &= SyncTable.existing(key) != null;
    }
    result.r1 = isFound;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;
import static org.openjdk.jcstress.annotations.Expect.FORBIDDEN;

import dev.heddle.runtime.internal.table.SyncTable;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Look-up takes no lock: it sees no entry, or one that is complete, and never a second one. */
@JCStressTest
@Outcome(id = "1, 0", expect = ACCEPTABLE, desc = "It was not there yet.")
@Outcome(id = "1, 1", expect = ACCEPTABLE, desc = "It was found, with its clock.")
@Outcome(expect = FORBIDDEN, desc = "An entry was seen before its fields.")
@State
public class EntryWhileInserted {
  private final Object key = new Object();

  @Actor
  public void inserter(II_Result result) {
    result.r1 = code(SyncTable.clock(key));
  }

  @Actor
  public void finder(II_Result result) {
    try {
      result.r2 = code(SyncTable.existing(key));
    } catch (NullPointerException e) {
      result.r2 = -1;
    }
  }

  private int code(SyncClock clock) {
    if (clock == null) {
      return 0;
    }
    clock.acquire(ThreadState.current());
    return clock == SyncTable.clock(key) ? 1 : 2;
  }
}

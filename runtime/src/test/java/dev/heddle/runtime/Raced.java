// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.internal.clock.VectorClock;

/** A location that counts the reports about it, and threads to access it. */
final class Raced implements Location {
  int reports;

  @Override
  public Subject subject() {
    reports++;
    return Subject.field("Raced", "x");
  }

  /** A thread that knows nothing of others. */
  static ThreadState thread(String name) {
    return ThreadState.begin(new Thread(name), VectorClock.EMPTY, null);
  }

  /** What one thread did happens before what the other does from now on. */
  static void order(ThreadState earlier, ThreadState later) {
    SyncClock clock = SyncClock.make();
    clock.release(earlier);
    clock.acquire(later);
  }
}

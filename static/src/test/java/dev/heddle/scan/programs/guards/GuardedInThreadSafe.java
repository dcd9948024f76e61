// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.guards;

import java.util.stream.IntStream;
import net.jcip.annotations.GuardedBy;
import net.jcip.annotations.ThreadSafe;

/** A class that is marked as safe breaks the promise of one of its fields. */
@ThreadSafe
public final class GuardedInThreadSafe {
  @GuardedBy("this")
  private int hits;

  private void hit() {
    hits++; // race: GuardedInThreadSafe.hits
  }

  private synchronized void hitLocked() {
    hits++;
  }

  public static void racy() {
    GuardedInThreadSafe page = new GuardedInThreadSafe();
    IntStream.range(0, 9).parallel().forEach(i -> page.hit());
  }

  public static void safe() {
    GuardedInThreadSafe page = new GuardedInThreadSafe();
    IntStream.range(0, 9).parallel().forEach(i -> page.hitLocked());
  }
}

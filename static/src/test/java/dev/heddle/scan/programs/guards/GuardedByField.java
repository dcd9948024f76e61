// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.guards;

import java.util.stream.IntStream;
import net.jcip.annotations.GuardedBy;

/** A field is read without the lock that its annotation names. */
public final class GuardedByField {
  private final Object lock = new Object();

  @GuardedBy("lock")
  private int hits;

  private void hit() {
    synchronized (lock) {
      hits++; // race: GuardedByField.hits
    }
  }

  private int look() {
    return hits; // race: GuardedByField.hits
  }

  private int lookLocked() {
    synchronized (lock) {
      return hits;
    }
  }

  public static void racy() {
    GuardedByField page = new GuardedByField();
    IntStream.range(0, 9)
        .parallel()
        .forEach(
            i -> {
              page.hit();
              page.look();
            });
  }

  public static void safe() {
    GuardedByField page = new GuardedByField();
    IntStream.range(0, 9)
        .parallel()
        .forEach(
            i -> {
              page.hit();
              page.lookLocked();
            });
  }
}

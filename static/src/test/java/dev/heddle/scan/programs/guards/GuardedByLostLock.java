// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.guards;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jcip.annotations.GuardedBy;

/** Objects have the lock of the shelf that they stand in, which only the annotation tells. */
public final class GuardedByLostLock {
  /** Many have a lock each. */
  static final class Shelf {
    private final Object lock = new Object();
  }

  private final Shelf shelf;

  @GuardedBy("shelf.lock")
  private int hits;

  private GuardedByLostLock(Shelf shelf) {
    this.shelf = shelf;
  }

  private void hit() {
    synchronized (shelf.lock) {
      hits++;
    }
  }

  private void hitUnlocked() {
    hits++; // race: GuardedByLostLock.hits
  }

  private static List<GuardedByLostLock> pages() {
    List<GuardedByLostLock> pages = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      pages.add(new GuardedByLostLock(new Shelf()));
    }
    return pages;
  }

  public static void racy() {
    List<GuardedByLostLock> pages = pages();
    IntStream.range(0, 99).parallel().forEach(i -> pages.get(i % 9).hitUnlocked());
  }

  public static void safe() {
    List<GuardedByLostLock> pages = pages();
    IntStream.range(0, 99).parallel().forEach(i -> pages.get(i % 9).hit());
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.guards;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.stream.IntStream;

/** A static field of another class is the lock. */
public final class GuardedByStaticField {
  /** Has the lock. */
  static final class Registry {
    static final Object LOCK = new Object();

    private Registry() {}
  }

  @GuardedBy("Registry.LOCK")
  private long total;

  private void add() {
    total++; // race: GuardedByStaticField.total
  }

  private void addLocked() {
    synchronized (Registry.LOCK) {
      total++;
    }
  }

  public static void racy() {
    GuardedByStaticField sum = new GuardedByStaticField();
    IntStream.range(0, 9).parallel().forEach(i -> sum.add());
  }

  public static void safe() {
    GuardedByStaticField sum = new GuardedByStaticField();
    IntStream.range(0, 9).parallel().forEach(i -> sum.addLocked());
  }
}

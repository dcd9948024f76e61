// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.programs.guards;

import java.util.stream.IntStream;
import javax.annotation.concurrent.GuardedBy;

/** A static field is guarded by a class, or by another class. */
public final class GuardedByClass {
  @GuardedBy("GuardedByClass.class")
  private static int serial;

  /** Another class, whose lock is another one. */
  static final class Other {
    private Other() {}

    static synchronized void next() {
      serial++; // race: GuardedByClass.serial
    }
  }

  private static synchronized void next() {
    serial++; // race: GuardedByClass.serial
  }

  public static void racy() {
    IntStream.range(0, 9)
        .parallel()
        .forEach(
            i -> {
              next();
              Other.next();
            });
  }

  public static void safe() {
    IntStream.range(0, 9).parallel().forEach(i -> next());
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.event.Channel;
import dev.heddle.runtime.event.Lock;

/** A lock of a {@link Scenario}, for one or for several readers. */
final class ScriptedLock extends Lock {
  /** Released by whoever has had the lock alone, acquired by all. */
  final Channel writers = new Channel();

  /** Released by readers, acquired by whoever gets the lock alone. */
  final Channel readers = new Channel();

  private final String name;
  private final int number;

  ScriptedLock(String name, int number) {
    this.name = name;
    this.number = number;
  }

  @Override
  public long number() {
    return number;
  }

  @Override
  public String name() {
    return name;
  }
}

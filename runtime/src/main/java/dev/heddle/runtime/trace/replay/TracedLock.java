// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace.replay;

import dev.heddle.runtime.event.Lock;

/** A lock of a trace. */
final class TracedLock extends Lock {
  private final long number;
  private String name;

  TracedLock(long number) {
    this.number = number;
    this.name = "lock@" + number;
  }

  @Override
  public long number() {
    return number;
  }

  @Override
  public String name() {
    return name;
  }

  void rename(String newName) {
    name = newName;
  }
}

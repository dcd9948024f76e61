// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.oracle;

/** A thread with a number of its own for ever, and a clock that it moves at each release. */
public final class NaiveThread {
  final int number;
  final NaiveClock clock = new NaiveClock();
  long now = 1;

  /** A thread that starts with the given knowledge. */
  public NaiveThread(int number, NaiveClock inherited) {
    this.number = number;
    clock.join(inherited);
    clock.set(number, now);
  }

  public void acquire(NaiveClock released) {
    clock.join(released);
  }

  public void release(NaiveClock released) {
    released.join(clock);
    now++;
    clock.set(number, now);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.oracle;

/** A memory location with the time of the last read and of the last write of every thread. */
public final class NaiveLocation {
  private final NaiveClock reads = new NaiveClock();
  private final NaiveClock writes = new NaiveClock();

  /** Whether a read by the thread races with an earlier access. */
  public boolean read(NaiveThread thread) {
    boolean races = writes.hasUnknownTo(thread.clock);
    reads.set(thread.number, thread.now);
    return races;
  }

  /** Whether a write by the thread races with an earlier access. */
  public boolean write(NaiveThread thread) {
    boolean races = writes.hasUnknownTo(thread.clock) || reads.hasUnknownTo(thread.clock);
    writes.set(thread.number, thread.now);
    return races;
  }
}

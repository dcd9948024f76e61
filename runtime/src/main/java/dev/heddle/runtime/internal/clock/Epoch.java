// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.clock;

/**
 * An instant of one thread packed into a long: the thread's slot above its time. Zero is no
 * instant.
 *
 * <p>46 bits of time last for eighty days of ten million lock releases a second, so they never
 * wrap; 18 bits of slot allow 262,144 threads to be alive at once.
 */
public final class Epoch {
  public static final int TIME_BITS = 46;
  public static final int SLOT_LIMIT = 1 << (Long.SIZE - TIME_BITS);
  private static final long TIME_MASK = (1L << TIME_BITS) - 1;

  private Epoch() {}

  public static long of(int slot, long time) {
    return ((long) slot << TIME_BITS) | time;
  }

  public static int slot(long epoch) {
    return (int) (epoch >>> TIME_BITS);
  }

  /** Whether one instant is of the same slot as the other and not after it. */
  public static boolean isCovered(long epoch, long other) {
    return epoch <= other && slot(epoch) == slot(other);
  }

  public static long time(long epoch) {
    return epoch & TIME_MASK;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.thread.Memory;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import jdk.internal.misc.Unsafe;

/**
 * What library code does with atomic variables that it keeps to itself: the same as the variables'
 * own methods of the same names, which have hooks. Calls are replaced by name.
 */
public final class PrivateAtomics {
  private static final Unsafe UNSAFE = Memory.UNSAFE;
  private static final long INT = UNSAFE.objectFieldOffset(AtomicInteger.class, "value");
  private static final long LONG = UNSAFE.objectFieldOffset(AtomicLong.class, "value");

  private PrivateAtomics() {}

  public static long get(AtomicLong variable) {
    return UNSAFE.getLongVolatile(Objects.requireNonNull(variable), LONG);
  }

  public static void set(AtomicLong variable, long value) {
    UNSAFE.putLongVolatile(Objects.requireNonNull(variable), LONG, value);
  }

  public static boolean compareAndSet(AtomicLong variable, long expected, long value) {
    return UNSAFE.compareAndSetLong(Objects.requireNonNull(variable), LONG, expected, value);
  }

  public static long addAndGet(AtomicLong variable, long change) {
    return getAndAdd(variable, change) + change;
  }

  public static long getAndAdd(AtomicLong variable, long change) {
    return UNSAFE.getAndAddLong(Objects.requireNonNull(variable), LONG, change);
  }

  public static long getAndIncrement(AtomicLong variable) {
    return getAndAdd(variable, 1);
  }

  public static int get(AtomicInteger variable) {
    return UNSAFE.getIntVolatile(Objects.requireNonNull(variable), INT);
  }

  public static void set(AtomicInteger variable, int value) {
    UNSAFE.putIntVolatile(Objects.requireNonNull(variable), INT, value);
  }

  public static boolean compareAndSet(AtomicInteger variable, int expected, int value) {
    return UNSAFE.compareAndSetInt(Objects.requireNonNull(variable), INT, expected, value);
  }

  public static int addAndGet(AtomicInteger variable, int change) {
    return getAndAdd(variable, change) + change;
  }

  public static int getAndAdd(AtomicInteger variable, int change) {
    return UNSAFE.getAndAddInt(Objects.requireNonNull(variable), INT, change);
  }

  public static int getAndIncrement(AtomicInteger variable) {
    return getAndAdd(variable, 1);
  }
}

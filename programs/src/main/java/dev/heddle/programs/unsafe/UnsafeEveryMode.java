// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.unsafe;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import java.util.function.Consumer;
import sun.misc.Unsafe;

/** Each of Unsafe's accesses that order: of fields that are not volatile, elements, raw memory. */
public final class UnsafeEveryMode {
  private static final Unsafe UNSAFE = Handles.unsafe();
  private static final long STATE = Handles.offset(UnsafeEveryMode.class, "state");
  private static final long NAME = Handles.offset(UnsafeEveryMode.class, "name");
  private static final long ELEMENT =
      Unsafe.ARRAY_LONG_BASE_OFFSET + 2L * Unsafe.ARRAY_LONG_INDEX_SCALE;

  private int state;
  private Object name;
  private final long[] longs = new long[4];
  private final long address = UNSAFE.allocateMemory(16);
  private int value;

  public static void main(String[] args) throws Exception {
    check(own -> UNSAFE.putIntVolatile(own, STATE, 1), own -> UNSAFE.getIntVolatile(own, STATE));
    check(own -> UNSAFE.putOrderedInt(own, STATE, 1), own -> UNSAFE.getAndAddInt(own, STATE, 1));
    check(
        own -> UNSAFE.compareAndSwapInt(own, STATE, 0, 1),
        own -> UNSAFE.compareAndSwapInt(own, STATE, 5, 1));
    check(own -> UNSAFE.getAndSetInt(own, STATE, 1), own -> UNSAFE.getIntVolatile(own, STATE));
    check(
        own -> UNSAFE.putObjectVolatile(own, NAME, "name"),
        own -> UNSAFE.getObjectVolatile(own, NAME));
    check(
        own -> UNSAFE.compareAndSwapObject(own, NAME, null, "name"),
        own -> UNSAFE.getAndSetObject(own, NAME, "other"));
    check(
        own -> UNSAFE.putLongVolatile(own.longs, ELEMENT, 1),
        own -> UNSAFE.getLongVolatile(own.longs, ELEMENT));
    check(
        own -> UNSAFE.compareAndSwapLong(own.longs, ELEMENT, 0, 1),
        own -> UNSAFE.getAndAddLong(own.longs, ELEMENT, 1));
    check(
        own -> UNSAFE.putLongVolatile(null, own.address, 1),
        own -> UNSAFE.getLongVolatile(null, own.address));
    check(
        own -> UNSAFE.putOrderedInt(null, own.address + 8, 1),
        own -> UNSAFE.getAndSetInt(null, own.address + 8, 1));
    System.out.println("done");
  }

  private static void check(Consumer<UnsafeEveryMode> release, Consumer<UnsafeEveryMode> acquire)
      throws Exception {
    UnsafeEveryMode shared = new UnsafeEveryMode();
    Threads.inOrder(
        () -> {
          shared.value = 1;
          release.accept(shared);
        },
        () -> {
          acquire.accept(shared);
          shared.value++;
        });
  }
}

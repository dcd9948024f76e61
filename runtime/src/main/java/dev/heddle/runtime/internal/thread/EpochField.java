// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import dev.heddle.runtime.ThreadState;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.ForceInline;

/**
 * A thread's present epoch, kept in the thread itself besides its {@link ThreadState}: there it is
 * found with fewer steps.
 *
 * <p>A platform thread has the size of its stack in a field, which the JVM reads when the thread
 * starts and nobody afterwards. Only the running thread writes it, so what it finds there is its
 * own epoch, or still the size that was asked for, zero if none was: a number below all epochs,
 * because these have the thread's slot in their upper bits, and there is no slot zero.
 */
public final class EpochField {
  private static final Unsafe UNSAFE = Memory.UNSAFE;
  private static final String NAME = "stackSize";

  /** Where a thread has the object with the field, since JDK 19; negative if it has it itself. */
  private static final long HOLDER = offset(Thread.class, "holder");

  /** Where the field is; negative if it is nowhere. */
  private static final long OFFSET = offset(HOLDER < 0 ? Thread.class : holderClass(), NAME);

  private EpochField() {}

  /** Whether this JDK's threads have the field. */
  public static boolean exists() {
    return OFFSET >= 0;
  }

  /** The epoch of the running thread, or a number that is none. */
  @ForceInline
  public static long of(Thread running) {
    Object holder = holder(running);
    if (holder != null) {
      return UNSAFE.getLong(holder, OFFSET);
    }
    return Threads.kept(running) instanceof ThreadState state ? state.epoch : 0;
  }

  /** The running thread has come to an epoch. */
  @ForceInline
  public static void set(Thread running, long epoch) {
    Object holder = exists() ? holder(running) : null;
    if (holder != null) {
      UNSAFE.putLong(holder, OFFSET, epoch);
    }
  }

  /** Null for a virtual thread, which has no stack of its own. */
  @ForceInline
  private static Object holder(Thread thread) {
    return HOLDER < 0 ? thread : UNSAFE.getReference(thread, HOLDER);
  }

  private static Class<?> holderClass() {
    try {
      return Class.forName("java.lang.Thread$FieldHolder", false, null);
    } catch (ClassNotFoundException e) {
      return Thread.class;
    }
  }

  private static long offset(Class<?> type, String field) {
    try {
      return UNSAFE.objectFieldOffset(type, field);
    } catch (InternalError e) {
      // This JDK has no such field.
      return -1;
    }
  }
}

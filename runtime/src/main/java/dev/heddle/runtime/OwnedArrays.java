// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.internal.tap.Tap;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * Arrays where it matters which thread has accessed them before which: the owner of an array may
 * have ended when a sweep is told, and may have lost the array in the midst of one. So the first
 * access of each sweep is told at once, and so is the next one after another thread has come.
 */
public final class OwnedArrays {
  private static final int MAKING =
      MemoryAccess.CALL | MemoryAccess.CONSTRUCTING | MemoryAccess.THROUGH_THIS;

  private OwnedArrays() {}

  /**
   * After an array was made, which is its thread's first.
   *
   * @param dimensions more than one if the arrays in it were made with it
   */
  @DontInline
  public static void made(
      Object array, int dimensions, ThreadState thread, long context, int site) {
    if (thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    thread.quiet++;
    try {
      if (Tap.OWNERS_PASS) {
        ArrayMakers.note(array, dimensions, thread, context, site);
      }
    } catch (Throwable e) {
      Checking.failed(e);
    } finally {
      thread.quiet--;
    }
    if (!Tap.OWNERS_PASS) {
      tellMade(array, dimensions, thread, context, site);
    }
  }

  private static void tellMade(
      Object array, int dimensions, ThreadState thread, long context, int site) {
    try {
      ArrayShadow shadow = thread.sweeps().shadow(array);
      Calls.tell(shadow, shadow, MAKING, thread, context, site);
      if (dimensions > 1) {
        for (Object inner : (Object[]) array) {
          tellMade(inner, dimensions - 1, thread, context, site);
        }
      }
    } catch (Throwable e) {
      Checking.failed(e);
    }
  }

  /**
   * How an array was made of which nothing else is known so far.
   *
   * @param object any object, the array's shadow among them
   * @return null if nobody has noted that, or it is no array's shadow
   */
  public static MemoryAccess making(Object object) {
    Object array = Tap.OWNERS_PASS && object instanceof ArrayShadow shadow ? shadow.get() : null;
    return array == null ? null : ArrayMakers.making(array);
  }

  /** Whether the thread owns the array that the sweep is at, so that nothing is to be told. */
  @ForceInline
  static boolean isOwn(Sweep sweep, ThreadState thread) {
    return Tap.OWNERS_PASS && sweep.isFree(thread);
  }

  /** Whether another thread has come since the sweep began, so that it does not go on. */
  @ForceInline
  static boolean isInterrupted(Sweep sweep, ThreadState thread) {
    return Tap.FOLLOWS_OWNERS && !Tap.OWNERS_PASS && sweep.isInterrupted(thread);
  }

  /**
   * The thread is about to access the array that the sweep is at.
   *
   * @return whether it owns that
   */
  static boolean meet(Sweep sweep, ThreadState thread) {
    if (sweep.whole == null) {
      sweep.whole = Tap.whole(sweep.array);
    }
    if (isInterrupted(sweep, thread)) {
      thread.sweeps().tell(sweep);
      sweep.whole.accessedBy(thread.record);
    }
    return isOwn(sweep, thread);
  }

  /** What the owner does is not to be told, but by the next thread it would be. */
  static void told(Sweep sweep, ThreadState thread) {
    if (isOwn(sweep, thread)) {
      sweep.forget();
    }
  }
}

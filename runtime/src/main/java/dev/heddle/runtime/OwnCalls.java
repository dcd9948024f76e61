// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.internal.context.ContextCache;
import dev.heddle.runtime.internal.tap.ObjectState;
import dev.heddle.runtime.internal.thread.ActiveMethods;
import dev.heddle.runtime.internal.thread.Memory;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * The same as {@link Calls} where owners pass: a call by the object's owner costs no more than
 * finding that out, and noting in the object that its owner is inside.
 *
 * <p>What an object of a woven class keeps is, in this order: nothing; the access of its
 * constructor, which many objects share, and whose thread owns it; a state of its own, once another
 * thread has come. So an object that one thread makes, uses and drops has no state at all. How its
 * owner has entered it is written by the owner alone, and read by whoever else comes: without any
 * order, as the states' meaning asks only whether the owner is inside at about that time.
 */
public final class OwnCalls {
  /** In what {@link #enter} gives back: the object has it noted that its owner is inside. */
  private static final int NOTED = 1 << 30;

  private OwnCalls() {}

  /**
   * At the entry of a method that may take its time.
   *
   * @param state what the object keeps
   * @param entered how its owner has entered it before, zero if it has not
   * @return what {@link #exit} needs; the object is to keep {@link #entered} if that is not zero
   */
  @ForceInline
  public static int enter(
      Object receiver, Object state, int entered, ThreadState thread, long context, int site) {
    if (isOwn(state, thread)) {
      return enterOwn(entered, thread, context, site, false);
    } else if (isFree(state, thread)) {
      ActiveMethods active = thread.detectors.active();
      int depth = active.depth();
      active.push(0, site, false);
      return depth;
    }
    return enterAnother(receiver, state, entered, thread, context, site);
  }

  @ForceInline
  private static int enterOwn(
      int entered, ThreadState thread, long context, int site, boolean constructs) {
    ActiveMethods active = thread.detectors.active();
    int depth = active.depth();
    int now = active.push(Calls.sum(thread, context, site), site, constructs);
    return entered == 0 && now != 0 ? depth | NOTED : depth;
  }

  @DontInline
  private static int enterAnother(
      Object receiver, Object state, int entered, ThreadState thread, long context, int site) {
    ActiveMethods active = thread.detectors.active();
    int depth = active.depth();
    if (active.isInnermost(receiver)) {
      return depth;
    }
    ObjectState now = told(receiver, state, thread, context, site);
    if (now != null && now.isOwnedBy(thread.record)) {
      return enterOwn(entered, thread, context, site, false);
    }
    active.push(receiver, Calls.sum(thread, context, site), site, false);
    return depth;
  }

  /** The object's state after the call; null if it has become none. */
  private static ObjectState told(
      Object receiver, Object state, ThreadState thread, long context, int site) {
    if (Calls.isKnown(receiver, state, thread, site)) {
      return state instanceof ObjectState known ? known : null;
    }
    return Calls.tell(receiver, MemoryAccess.CALL, thread, context, site);
  }

  /** What the object is to keep while its owner is inside; zero if it need not be told. */
  @ForceInline
  public static int entered(int frame) {
    return (frame & NOTED) == 0 ? 0 : (frame & ~NOTED) + 1;
  }

  /** However the method ends. The object is outside again if {@link #entered} was not zero. */
  @ForceInline
  public static void exit(int frame, ThreadState thread) {
    thread.detectors.active().cut(frame & ~NOTED);
  }

  /** At the entry of a method that is over at once: nobody can find the thread inside. */
  @ForceInline
  public static void call(
      Object receiver, Object state, ThreadState thread, long context, int site) {
    if (!isFree(state, thread)) {
      callAnother(receiver, state, thread, context, site);
    }
  }

  /** The same for an object that keeps nothing, or the class of a static method. */
  @ForceInline
  public static void call(Object receiver, ThreadState thread, long context, int site) {
    if (!thread.detectors.calls().contain(receiver, site, thread)) {
      callAnother(receiver, null, thread, context, site);
    }
  }

  @DontInline
  private static void callAnother(
      Object receiver, Object state, ThreadState thread, long context, int site) {
    if (!thread.detectors.active().isInnermost(receiver)) {
      told(receiver, state, thread, context, site);
    }
  }

  /** What a constructor leaves in its object. */
  @ForceInline
  public static Object made(Object made, ThreadState thread, long context, int site) {
    long sum = ContextCache.sum(context, site, thread.locks.hash());
    MemoryAccess known = thread.detectors.constructed(sum);
    return known != null ? known : madeAnew(made, sum, thread, context, site);
  }

  /**
   * The same for an object of a subclass, in whose constructor the object may be anybody's already:
   * it is kept for all its classes now, while nobody else has it.
   */
  @DontInline
  public static void keep(Object made, Object access) {
    try {
      for (long offset : StateFields.offsets(made)) {
        Memory.UNSAFE.putReference(made, offset, access);
      }
    } catch (Throwable e) {
      Checking.failed(e);
    }
  }

  @DontInline
  private static Object madeAnew(
      Object made, long sum, ThreadState thread, long context, int site) {
    if (thread.quiet != 0 || Checking.stopped()) {
      return null;
    }
    thread.quiet++;
    try {
      MemoryAccess access = Calls.construction(made, thread, context, site);
      thread.detectors.addConstructed(sum, access);
      return access;
    } catch (Throwable e) {
      Checking.failed(e);
      return null;
    } finally {
      thread.quiet--;
    }
  }

  /** In a constructor that may take its time, when the object keeps what that has made. */
  @ForceInline
  public static int enterMade(
      Object state, int entered, ThreadState thread, long context, int site) {
    return isOwn(state, thread)
        ? enterOwn(entered, thread, context, site, true)
        : thread.detectors.active().depth();
  }

  @ForceInline
  private static boolean isOwn(Object state, ThreadState thread) {
    return state instanceof MemoryAccess constructed
        ? constructed.actor == thread.record
        : state instanceof ObjectState known && known.isOwnedBy(thread.record);
  }

  /** Whether the thread's accesses to an object that keeps this need not be told. */
  @ForceInline
  public static boolean isFree(Object state, ThreadState thread) {
    return state instanceof MemoryAccess constructed
        ? constructed.actor == thread.record
        : state instanceof ObjectState known && known.isFreeTo(thread.record);
  }
}

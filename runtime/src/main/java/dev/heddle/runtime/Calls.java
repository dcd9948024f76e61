// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.SharedObject;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.event.LockSet;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.context.ContextCache;
import dev.heddle.runtime.internal.tap.ObjectState;
import dev.heddle.runtime.internal.tap.Tap;
import dev.heddle.runtime.internal.thread.ActiveMethods;
import dev.heddle.runtime.internal.thread.ThreadRecord;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * Calls of methods, told as accesses to the object, or to the class of a static method. Woven at
 * the entry and the exits of methods, and only where somebody follows the owners of objects.
 *
 * <p>A call on the object whose method makes the call is one through {@code this}, and protected by
 * the method that is active already: it is not told.
 *
 * <p>Where owners pass ({@link Tap#OWNERS_PASS}), see {@link OwnCalls}.
 */
public final class Calls {
  private static final ClassValue<Location> LOCATIONS =
      new ClassValue<>() {
        @Override
        protected Location computeValue(Class<?> type) {
          return new Whole(Subject.field(type.getName(), Subject.ALL_FIELDS));
        }
      };

  private static final int CONSTRUCTION =
      MemoryAccess.CALL | MemoryAccess.CONSTRUCTING | MemoryAccess.THROUGH_THIS;

  private Calls() {}

  /** An object with all its fields. */
  private record Whole(Subject subject) implements Location {
    @Override
    public SharedObject object(Object holder, String heldBy) {
      return ObjectOrigins.ofOwner(holder);
    }
  }

  /**
   * At the entry of a method.
   *
   * @param receiver the object, or the class of a static method
   * @param state what the object keeps of itself as a whole; null if nothing
   * @return what {@link #exit} needs
   */
  @ForceInline
  public static int enter(
      Object receiver, Object state, ThreadState thread, long context, int site) {
    ActiveMethods active = thread.detectors.active();
    int depth = active.depth();
    if (!active.isInnermost(receiver)) {
      active.push(receiver, sum(thread, context, site), site, false);
      if (Tap.TELLS_ALL || !isKnown(receiver, state, thread, site)) {
        tell(receiver, MemoryAccess.CALL, thread, context, site);
      }
    }
    return depth;
  }

  /** What the context is found by, which is captured now if it is new. */
  @ForceInline
  static long sum(ThreadState thread, long context, int site) {
    long sum = ContextCache.sum(context, site, thread.locks.hash());
    thread.contexts.find(sum, site, thread);
    return sum;
  }

  @ForceInline
  static boolean isKnown(Object receiver, Object state, ThreadState thread, int site) {
    return state instanceof ObjectState known
        ? Tap.isSettled(known) || known.isCalled(thread.epoch, thread.record)
        : thread.detectors.calls().contain(receiver, site, thread);
  }

  /**
   * In a constructor, when the object may be used. This is the first that is told of the object.
   *
   * @return what {@link #exit} needs
   */
  public static int construct(Object made, ThreadState thread, long context, int site) {
    ActiveMethods active = thread.detectors.active();
    int depth = active.depth();
    active.push(made, sum(thread, context, site), site, true);
    tell(made, CONSTRUCTION, thread, context, site);
    return depth;
  }

  /** However the method ends; those that it has called have ended, too. */
  @ForceInline
  public static void exit(int depth, ThreadState thread) {
    thread.detectors.active().cut(depth);
  }

  /** The access of a constructor that has made the object. */
  static MemoryAccess construction(Object made, ThreadState thread, long context, int site) {
    return new MemoryAccess(
        thread.record,
        true,
        LOCATIONS.get(made.getClass()),
        thread.contextAt(context, site),
        thread.locks.protecting(true),
        CONSTRUCTION);
  }

  /** The call by which the object's owner has entered it last; null if it is not known. */
  public static MemoryAccess latest(ThreadRecord owner, Object object) {
    ActiveMethods active = owner.active();
    int entered = active == null ? 0 : owner.entered(object);
    Context place =
        entered == 0 ? null : ContextCache.known(active.sum(entered), active.site(entered));
    if (place == null) {
      return null;
    }
    int flags = active.constructs(entered) ? CONSTRUCTION : MemoryAccess.CALL;
    return new MemoryAccess(
        owner, true, whole(object), place, LockSet.EMPTY, flags | MemoryAccess.ACTIVE);
  }

  private static Location whole(Object receiver) {
    return LOCATIONS.get(receiver instanceof Class<?> called ? called : receiver.getClass());
  }

  /** What is known of the object then; null if nothing. */
  @DontInline
  static ObjectState tell(Object receiver, int flags, ThreadState thread, long context, int site) {
    return tell(receiver, whole(receiver), flags, thread, context, site);
  }

  /** The same of an array, which is a location itself: an access to one like it looks the same. */
  static ObjectState tell(
      Object receiver, Location whole, int flags, ThreadState thread, long context, int site) {
    if (thread.quiet != 0 || !Tap.FOLLOWS_OWNERS || Checking.stopped()) {
      return null;
    }
    try {
      Tap.begin(thread);
      try {
        KnownAccesses known = thread.detectors.accesses();
        MemoryAccess access =
            whole == receiver
                ? known.findLike(true, whole, flags, thread, context, site)
                : known.find(true, whole, flags, thread, context, site);
        ObjectState told = Tap.called(access, thread, receiver);
        told.calledAt(thread.epoch);
        thread.detectors.calls().add(site, thread, told);
        return told;
      } finally {
        Tap.end(thread);
      }
    } catch (Throwable e) {
      Checking.failed(e);
      return null;
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.SharedObject;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.internal.tap.ObjectState;
import dev.heddle.runtime.internal.tap.Tap;
import dev.heddle.runtime.internal.thread.ActiveMethods;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * Calls of methods, told as accesses to the object, or to the class of a static method. Woven at
 * the entry and the exits of methods, and only where somebody follows the owners of objects.
 *
 * <p>A call on the object whose method makes the call is one through {@code this}, and protected by
 * the method that is active already: it is not told.
 */
public final class Calls {
  private static final ClassValue<Location> LOCATIONS =
      new ClassValue<>() {
        @Override
        protected Location computeValue(Class<?> type) {
          return new Whole(Subject.field(type.getName(), Subject.ALL_FIELDS));
        }
      };

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
      active.push(receiver);
      if (Tap.TELLS_ALL || !isKnown(receiver, state, thread, site)) {
        tell(receiver, MemoryAccess.CALL, thread, context, site);
      }
    }
    return depth;
  }

  @ForceInline
  private static boolean isKnown(Object receiver, Object state, ThreadState thread, int site) {
    return state instanceof ObjectState known
        ? Tap.isSettled(known) || known.isCalled(thread.epoch, thread.record)
        : thread.detectors.calls().contain(receiver, site, thread);
  }

  /**
   * In a constructor, when the object may be used.
   *
   * @param isUnseen whether the constructor writes nothing that would show who has made the object
   * @return what {@link #exit} needs
   */
  public static int construct(
      Object made, ThreadState thread, long context, int site, boolean isUnseen) {
    ActiveMethods active = thread.detectors.active();
    int depth = active.depth();
    active.push(made);
    if (isUnseen) {
      int flags = MemoryAccess.CALL | MemoryAccess.CONSTRUCTING | MemoryAccess.THROUGH_THIS;
      tell(made, flags, thread, context, site);
    }
    return depth;
  }

  /** However the method ends; those that it has called have ended, too. */
  @ForceInline
  public static void exit(int depth, ThreadState thread) {
    thread.detectors.active().cut(depth);
  }

  @DontInline
  private static void tell(Object receiver, int flags, ThreadState thread, long context, int site) {
    if (thread.quiet != 0 || !Tap.FOLLOWS_OWNERS || Checking.stopped()) {
      return;
    }
    try {
      Tap.begin(thread);
      try {
        Class<?> type = receiver instanceof Class<?> called ? called : receiver.getClass();
        MemoryAccess access =
            thread
                .detectors
                .accesses()
                .find(true, LOCATIONS.get(type), flags, thread, context, site);
        ObjectState told = Tap.called(access, thread, receiver);
        told.calledAt(thread.epoch);
        thread.detectors.calls().add(site, thread, told);
      } finally {
        Tap.end(thread);
      }
    } catch (Throwable e) {
      Checking.failed(e);
    }
  }
}

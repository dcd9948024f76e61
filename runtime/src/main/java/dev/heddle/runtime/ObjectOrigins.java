// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.SharedObject;
import dev.heddle.model.finding.SharedObject.Origin;
import dev.heddle.runtime.FieldTable.WatchedField;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.detect.Instances;
import dev.heddle.runtime.internal.thread.Memory;
import java.util.List;

/** Finds out, for a report, what an object is and where it comes from. */
final class ObjectOrigins {
  private ObjectOrigins() {}

  /** The object that a field is in; null for a static field. */
  static SharedObject ofOwner(Object owner) {
    if (owner == null || owner instanceof Class) {
      return null;
    }
    String name = Instances.name(owner);
    for (WatchedField field : FieldTable.instanceFields(owner)) {
      if (!field.isVolatile) {
        History history = (History) Memory.UNSAFE.getReference(owner, field.shadow);
        List<Frame> stack = history == null ? List.of() : constructedAt(owner, history.writtenAt);
        if (!stack.isEmpty()) {
          return new SharedObject(name, Origin.CONSTRUCTED, stack);
        }
      }
    }
    return made(name, Allocations.of(owner.getClass().getName()));
  }

  /** Whether the object was constructed by this thread, in that epoch or later. */
  static boolean isConstructedSince(long epoch, Object owner, ThreadState thread) {
    History frozen = FieldTable.frozen(owner);
    if (frozen != null) {
      return isOwnSince(epoch, frozen, thread);
    }
    for (WatchedField field : FieldTable.instanceFields(owner)) {
      if (!field.isVolatile) {
        History history = (History) Memory.UNSAFE.getReference(owner, field.shadow);
        if (history != null
            && isOwnSince(epoch, history, thread)
            && !constructedAt(owner, history.writtenAt).isEmpty()) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isOwnSince(long epoch, History history, ThreadState thread) {
    return history.write >= epoch && thread.isOwn(history.write);
  }

  /**
   * An array or library object.
   *
   * @param heldBy the field that it was loaded from; null if unknown
   * @param firstUsedAt the first call on it; null if unknown
   */
  static SharedObject ofElement(Object object, String heldBy, Context firstUsedAt) {
    if (object == null) {
      return null;
    }
    SharedObject made =
        made(Instances.name(object), heldBy == null ? List.of() : Allocations.keptIn(heldBy));
    if (made.origin() != null || firstUsedAt == null || firstUsedAt.frames().isEmpty()) {
      return made;
    }
    return new SharedObject(made.name(), Origin.FIRST_USED, firstUsedAt.frames());
  }

  private static SharedObject made(String name, List<Frame> places) {
    return places.isEmpty()
        ? SharedObject.named(name)
        : new SharedObject(name, Origin.MADE, places);
  }

  /** What lies below the object's constructors; empty if no constructor of it made the write. */
  private static List<Frame> constructedAt(Object owner, Context write) {
    List<Frame> frames = write == null ? List.of() : write.frames();
    int constructors = 0;
    while (constructors < frames.size() && isConstructorOf(owner, frames.get(constructors))) {
      constructors++;
    }
    return constructors == 0 ? List.of() : frames.subList(constructors, frames.size());
  }

  private static boolean isConstructorOf(Object owner, Frame frame) {
    if (!frame.method().equals("<init>")) {
      return false;
    }
    Class<?> type = owner.getClass();
    while (type != null && !type.getName().equals(frame.className())) {
      type = type.getSuperclass();
    }
    return type != null;
  }
}

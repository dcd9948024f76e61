// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.SharedObject;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.internal.thread.Memory;
import java.lang.ref.WeakReference;
import jdk.internal.vm.annotation.ForceInline;
import jdk.internal.vm.annotation.Stable;

/**
 * A field as some instruction names it; what it is, is found at the first access.
 *
 * <p>That may happen on several threads at once: all find the same.
 */
final class FieldSite implements Location {
  private final WeakReference<ClassLoader> loader;
  private final String owner;
  private final String name;

  /** What the code shows of accesses here, as in {@link dev.heddle.runtime.event.MemoryAccess}. */
  final int flags;

  /** Of the access, where the stack tells another one; 0 if it tells this one. */
  final int line;

  /** Null until the first access. */
  @Stable private FieldShadow shadow;

  FieldSite(WeakReference<ClassLoader> loader, String owner, String name, int flags, int line) {
    this.flags = flags;
    this.line = line;
    this.loader = loader;
    this.owner = owner;
    this.name = name;
  }

  @Override
  public Subject subject() {
    return shadow.subject;
  }

  @Override
  public SharedObject object(Object holder, String heldBy) {
    boolean isStatic =
        shadow.kind == FieldShadow.STATIC_PLAIN || shadow.kind == FieldShadow.STATIC_VOLATILE;
    return ObjectOrigins.ofOwner(isStatic ? null : holder);
  }

  /** The shadow if there has been an access; null otherwise. */
  @ForceInline
  FieldShadow known() {
    return shadow;
  }

  /** The shadow of a field that is accessed in an instance. */
  FieldShadow shadowIn(Object instance, ThreadState thread) {
    FieldShadow found = shadow;
    return found != null ? found : resolve(instance, thread);
  }

  /** The shadow of a field that is accessed without an instance, or in null. */
  FieldShadow staticShadow(ThreadState thread) {
    FieldShadow found = shadow;
    return found != null ? found : resolve(null, thread);
  }

  /** The clock released at the end of the declaring class's initialisation; null if none. */
  SyncClock initialised(ThreadState thread) {
    FieldShadow found = staticShadow(thread);
    return found.initialised == 0
        ? null
        : (SyncClock) Memory.UNSAFE.getReference(found.base(), found.initialised);
  }

  /** Quietly: the locks of class loaders must not order this thread after another's access. */
  private FieldShadow resolve(Object instance, ThreadState thread) {
    thread.quiet++;
    try {
      Class<?> type = instance == null ? ownerClass() : ownerClass(instance);
      FieldShadow found = new FieldShadow(type, name);
      if (type != null) {
        if (found.isPassing()) {
          PassingClasses.add(found);
        }
        shadow = found;
      }
      return found;
    } finally {
      thread.quiet--;
    }
  }

  private Class<?> ownerClass(Object instance) {
    Class<?> type = instance.getClass();
    while (type != null && !type.getName().equals(owner)) {
      type = type.getSuperclass();
    }
    return type;
  }

  private Class<?> ownerClass() {
    try {
      return Class.forName(owner, false, loader.get());
    } catch (ClassNotFoundException | LinkageError e) {
      // The instruction itself will fail, or the class is hidden: its own code uses no names.
      return null;
    }
  }

  @Override
  public String toString() {
    return owner + "." + name;
  }
}

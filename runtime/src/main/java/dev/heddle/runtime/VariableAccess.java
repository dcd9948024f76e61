// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.library.HandleTable;
import dev.heddle.runtime.internal.library.HandleTable.Handle;
import dev.heddle.runtime.internal.library.HandleTable.Kind;
import dev.heddle.runtime.internal.thread.Memory;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.Hidden;

/**
 * Accesses through variable handles, {@code Unsafe} and reflection in woven code, and through
 * method handles wherever they are called. One call comes before the access and one after it, on
 * the same thread.
 *
 * <p>The mode of an access is a sum of the constants here. A plain access is checked like any
 * other; an atomic one draws the edges of its mode and races with plain ones only.
 */
public final class VariableAccess {
  public static final int WRITE = 1;
  public static final int ATOMIC = 2;
  public static final int ACQUIRE = 4;
  public static final int RELEASE = 8;

  /** As the field is declared: volatile, or plain. */
  public static final int AS_DECLARED = 16;

  /** An update of which nobody can tell whether it has succeeded. */
  public static final int PERHAPS = 32;

  private static final Unsafe UNSAFE = Memory.UNSAFE;

  private VariableAccess() {}

  /** Before an access through a handle of a static field. */
  @Hidden
  public static void handle(Object handle, ThreadState thread, long context, int site, int mode) {
    if (!isOff(handle, thread)) {
      reach(known(handle), thread, context, site, mode);
    }
  }

  /** Before an access through a handle of a field; without an owner it will fail. */
  @Hidden
  public static void handle(
      Object handle, Object owner, ThreadState thread, long context, int site, int mode) {
    if (!isOff(handle, thread)) {
      reach(known(handle), owner, thread, context, site, mode);
    }
  }

  /** Before an access through a handle that takes an object and a number. */
  @Hidden
  public static void handle(
      Object handle,
      Object owner,
      int index,
      ThreadState thread,
      long context,
      int site,
      int mode) {
    if (!isOff(handle, thread)) {
      reach(known(handle), owner, index, thread, context, site, mode);
    }
  }

  /**
   * The same for what a method handle reaches, wherever that was composed from. If that was from a
   * variable handle to which the call was told already, because its types have to be adapted, this
   * takes the place of that.
   */
  @Hidden
  static void inside(Handle known, ThreadState thread, int mode) {
    thread.variable().giveWay(thread);
    if (!isOff(thread)) {
      reach(known, thread, thread.context, 0, mode);
    }
  }

  @Hidden
  static void inside(Handle known, Object owner, ThreadState thread, int mode) {
    thread.variable().giveWay(thread);
    if (!isOff(thread)) {
      reach(known, owner, thread, thread.context, 0, mode);
    }
  }

  @Hidden
  static void inside(Handle known, Object owner, int index, ThreadState thread, int mode) {
    thread.variable().giveWay(thread);
    if (!isOff(thread)) {
      reach(known, owner, index, thread, thread.context, 0, mode);
    }
  }

  private static Handle known(Object handle) {
    try {
      return HandleTable.of(handle);
    } catch (Throwable e) {
      Checking.lost(e);
      return null;
    }
  }

  @Hidden
  private static void reach(Handle known, ThreadState thread, long context, int site, int mode) {
    if (known == null) {
      return;
    }
    // Not after the field was located: the initialiser may access others by handles, too.
    ClassInit.ensure(known, thread);
    try {
      boolean isLocated =
          known.kind == Kind.STATIC_FIELD
              ? thread.variable().locate(known.base(), known.offset)
              : locateUnknown(known, thread);
      if (isLocated) {
        begin(thread, context, site, mode);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  @Hidden
  private static void reach(
      Handle known, Object owner, ThreadState thread, long context, int site, int mode) {
    if (known != null && known.kind == Kind.STATIC_FIELD) {
      // The only argument is the new value.
      reach(known, thread, context, site, mode);
      return;
    }
    try {
      boolean isLocated =
          known != null && known.kind == Kind.INSTANCE_FIELD
              ? thread.variable().locate(owner, known.offset)
              : locateUnknown(known, thread);
      if (isLocated) {
        begin(thread, context, site, mode);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  @Hidden
  private static void reach(
      Handle known, Object owner, int index, ThreadState thread, long context, int site, int mode) {
    if (known == null || !known.takesIndex()) {
      // The number is the new value of a field.
      reach(known, owner, thread, context, site, mode);
      return;
    }
    try {
      if ((mode & ATOMIC) == 0 && known.isWide()) {
        bytes(known, owner, index, thread, context, site, mode);
      } else if (owner != null && locateAt(known, owner, index, thread)) {
        begin(thread, context, site, mode);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  private static boolean locateAt(Handle known, Object owner, int index, ThreadState thread) {
    return known.kind == Kind.BUFFER
        ? locateInBuffer(owner, index, thread)
        : thread.variable().locateElement(owner, index);
  }

  /** A handle that cannot be looked into orders as its mode says, with all others of its kind. */
  private static boolean locateUnknown(Handle known, ThreadState thread) {
    if (known != null && known.kind == Kind.UNKNOWN) {
      thread.variable().locate(MemoryClocks.UNKNOWN);
    }
    return thread.variable().isLocated();
  }

  private static boolean locateInBuffer(Object buffer, int index, ThreadState thread) {
    Object array = MemoryClocks.array(buffer);
    if (array != null) {
      return thread.variable().locateElement(array, (long) MemoryClocks.offset(buffer) + index);
    }
    thread.variable().locate(MemoryClocks.at(buffer, index));
    return true;
  }

  /** A plain access to all the bytes of a wider number; outside the heap it is not checked. */
  private static void bytes(
      Handle handle,
      Object owner,
      int place,
      ThreadState thread,
      long context,
      int site,
      int mode) {
    boolean inBuffer = handle.kind == Kind.BUFFER && owner != null;
    Object array = inBuffer ? MemoryClocks.array(owner) : owner;
    if (array == null) {
      return;
    }
    int index = inBuffer ? MemoryClocks.offset(owner) + place : place;
    int count = (int) handle.offset;
    if ((mode & WRITE) != 0) {
      Cells.writeRange(array, index, count, thread, context, site);
    } else {
      Cells.readRange(array, index, count, thread, context, site);
    }
  }

  /** Before an access by {@code Unsafe}; memory outside the heap has no base. */
  public static void at(
      Object base, long offset, ThreadState thread, long context, int site, int mode) {
    if (isOff(thread)) {
      return;
    }
    try {
      if (base == null) {
        thread.variable().locate(MemoryClocks.at(offset));
        begin(thread, context, site, mode);
      } else if (thread.variable().locate(base, offset)) {
        begin(thread, context, site, mode);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  /**
   * Before an access by reflection; the owner does not matter if the field is static. A plain
   * access to such a field is told after it, because it may initialise the class, or wait for
   * another thread that does; what it then throws is not known.
   */
  public static void field(
      Object reflected, Object owner, ThreadState thread, long context, int site, int mode) {
    if (isOff(reflected, thread) || !(reflected instanceof Field field)) {
      return;
    }
    try {
      if (!Modifier.isStatic(field.getModifiers())) {
        if (thread.variable().locate(owner, UNSAFE.objectFieldOffset(field))) {
          begin(thread, context, site, mode);
        }
      } else if (locateStatic(field, thread) && thread.variable().isVolatile()) {
        begin(thread, context, site, mode);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    }
  }

  private static boolean locateStatic(Field field, ThreadState thread) {
    Object base = UNSAFE.staticFieldBase(field);
    return thread.variable().locate(base, UNSAFE.staticFieldOffset(field));
  }

  /** After an access by reflection. */
  public static void fieldDone(
      Object reflected, ThreadState thread, long context, int site, int mode) {
    boolean isStatic = reflected instanceof Field field && Modifier.isStatic(field.getModifiers());
    if (isStatic && thread.quiet == 0 && !Checking.stopped()) {
      try {
        Field field = (Field) reflected;
        ClassInit.used(field.getDeclaringClass(), thread);
        if (locateStatic(field, thread) && !thread.variable().isVolatile()) {
          begin(thread, context, site, mode);
        }
      } catch (Throwable e) {
        Checking.lost(e);
      }
    }
    done(reflected, thread, context, site, mode);
  }

  /** Whether nothing is to be done; then the call after the access must find nothing to do. */
  private static boolean isOff(Object subject, ThreadState thread) {
    return isOff(thread) || subject == null;
  }

  private static boolean isOff(ThreadState thread) {
    thread.variable().forget();
    return thread.quiet != 0 || Checking.stopped();
  }

  private static void begin(ThreadState thread, long context, int site, int mode) {
    Variable variable = thread.variable();
    int declared = mode(variable, mode);
    if ((declared & ATOMIC) == 0) {
      variable.access((declared & WRITE) != 0, thread, context, site);
      // Nothing comes after it; what is told next may be another access that this is part of.
      variable.forget();
      return;
    }
    boolean afterFence = (declared & WRITE) != 0 && variable.opaqueWritesRelease();
    variable.beginAtomically((declared & RELEASE) != 0 || afterFence, thread);
  }

  private static int mode(Variable variable, int mode) {
    if ((mode & AS_DECLARED) == 0) {
      return mode;
    } else if (!variable.isVolatile()) {
      return mode & WRITE;
    }
    return (mode & WRITE) != 0 ? WRITE | ATOMIC | RELEASE : ATOMIC | ACQUIRE;
  }

  /** After an access that cannot fail. */
  public static void done(Object subject, ThreadState thread, long context, int site, int mode) {
    done(subject, true, thread, context, site, mode);
  }

  /** After an access that tells whether it has written. */
  public static void done(
      Object subject, boolean written, ThreadState thread, long context, int site, int mode) {
    Variable variable = thread.variable();
    if (!variable.isLocated()) {
      return;
    }
    try {
      int declared = mode(variable, mode);
      if (!written) {
        variable.withdraw(thread);
      }
      if ((declared & ACQUIRE) != 0) {
        variable.clock().acquire(thread);
      } else if ((declared & (ATOMIC | WRITE)) == ATOMIC) {
        variable.rememberOpaqueRead();
      }
      if ((declared & ATOMIC) != 0) {
        boolean write = written && (declared & (WRITE | PERHAPS)) == WRITE;
        variable.accessAtomically(write, thread, context, site);
      }
    } catch (Throwable e) {
      Checking.lost(e);
    } finally {
      variable.forget();
    }
  }

  /** After a compare-and-exchange, which has written if it found what it expected. */
  public static void exchanged(
      Object subject,
      int expected,
      int found,
      ThreadState thread,
      long context,
      int site,
      int mode) {
    done(subject, expected == found, thread, context, site, mode);
  }

  /** After a compare-and-exchange, which has written if it found what it expected. */
  public static void exchanged(
      Object subject,
      long expected,
      long found,
      ThreadState thread,
      long context,
      int site,
      int mode) {
    done(subject, expected == found, thread, context, site, mode);
  }

  /** After a compare-and-exchange of references; of two boxed numbers nobody can tell. */
  public static void exchanged(
      Object subject,
      Object expected,
      Object found,
      ThreadState thread,
      long context,
      int site,
      int mode) {
    boolean isBoxed =
        expected instanceof Number || expected instanceof Boolean || expected instanceof Character;
    if (expected != found && isBoxed) {
      done(subject, true, thread, context, site, mode | PERHAPS);
    } else {
      done(subject, expected == found, thread, context, site, mode);
    }
  }

  /** The clock of a volatile field that a field updater reaches; null if it is not watched. */
  static SyncClock clock(Object owner, long offset) {
    FieldTable.WatchedField field = owner == null ? null : FieldTable.find(owner, offset);
    return field == null || !field.isVolatile ? null : field.clock(owner);
  }
}

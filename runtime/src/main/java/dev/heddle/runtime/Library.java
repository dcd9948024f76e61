// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.library.LibraryModel;
import dev.heddle.runtime.internal.library.LibraryClass;
import dev.heddle.runtime.internal.library.LibraryMethod;
import java.lang.reflect.Array;
import jdk.internal.vm.annotation.DontInline;

/**
 * Calls of woven code on objects that the library model calls thread-unsafe. Each such object counts
 * as one location that its methods read or write; a view counts as the object that it shows.
 */
public final class Library {
  /** How many views may show each other: an iterator of an unmodifiable sub-list has four. */
  private static final int MAX_VIEWS = 16;

  /** Whether any object was written whose reads count only then; spares looking for such objects. */
  private static volatile boolean writtenOnce;

  private Library() {}

  /** From now on this model holds; call it before the program starts. */
  public static void install(LibraryModel model) {
    LibraryClass.install(model);
  }

  /** The number by which woven code names a method. */
  public static int method(String name, String descriptor) {
    return LibraryMethod.number(name, descriptor);
  }

  /** Before a method is called; its receiver's class decides what that means. */
  @DontInline
  public static void call(
      Object receiver, ThreadState thread, long context, int site, int method) {
    if (receiver == null) {
      return;
    }
    LibraryClass type = thread.library().classOf(receiver, site);
    if (type.concerned() && thread.quiet == 0 && !Checking.stopped()) {
      try {
        access(receiver, type, type.effect(method), thread, context, site);
      } catch (Throwable e) {
        Checking.failed(e);
      }
    }
  }

  /** Before library code that has hooks calls a method. */
  public static void callInside(Object receiver, int method) {
    ThreadState thread = ThreadState.current();
    if (thread.hidden == 0) {
      call(receiver, thread, thread.context, 0, method);
    }
  }

  /** Before a method of the superclass is called, whatever the receiver's own class has for it. */
  public static void callSuper(
      Object receiver, ThreadState thread, long context, int site, int method) {
    if (receiver == null) {
      return;
    }
    LibraryClass type = thread.library().classOf(receiver, site);
    if (type.concerned() && thread.quiet == 0 && !Checking.stopped()) {
      try {
        access(receiver, type, type.inheritedEffect(method), thread, context, site);
      } catch (Throwable e) {
        Checking.failed(e);
      }
    }
  }

  /** Before an object is handed to a library method that reads it. */
  public static void read(Object object, ThreadState thread, long context, int site) {
    argument(object, LibraryClass.READ, thread, context, site);
  }

  /** Before an object is handed to a library method that changes it. */
  public static void write(Object object, ThreadState thread, long context, int site) {
    argument(object, LibraryClass.WRITE, thread, context, site);
  }

  /** Before an object is handed to a method that reads it if it is the library's. */
  public static void readArgument(
      Object receiver, Object argument, ThreadState thread, long context, int site, int method) {
    if (receiver != null && isLibrarys(receiver.getClass(), method)) {
      read(argument, thread, context, site);
    }
  }

  /** Before an object is handed to a method that changes it if it is the library's. */
  public static void writeArgument(
      Object receiver, Object argument, ThreadState thread, long context, int site, int method) {
    if (receiver != null && isLibrarys(receiver.getClass(), method)) {
      write(argument, thread, context, site);
    }
  }

  private static boolean isLibrarys(Class<?> receiver, int method) {
    if (receiver.getClassLoader() == null) {
      return true;
    }
    LibraryClass type = LibraryClass.of(receiver);
    return type.concerned() && type.effect(method) != LibraryClass.NONE;
  }

  private static void argument(
      Object object, byte effect, ThreadState thread, long context, int site) {
    if (object == null) {
      return;
    }
    LibraryClass type = thread.library().classOf(object, site);
    if (type.concerned() && thread.quiet == 0 && !Checking.stopped()) {
      try {
        access(object, type, effect, thread, context, site);
      } catch (Throwable e) {
        Checking.failed(e);
      }
    }
  }

  private static void access(
      Object receiver,
      LibraryClass receiverType,
      byte effect,
      ThreadState thread,
      long context,
      int site) {
    if (effect == LibraryClass.NONE) {
      return;
    }
    Object object = receiver;
    LibraryClass type = receiverType;
    for (int i = 0; !type.unsafe(); i++) {
      object = type.viewed(object);
      if (object == null || i == MAX_VIEWS) {
        return;
      }
      type = type.ofViewed(object);
      if (!type.concerned()) {
        return;
      }
    }
    if (type.onceWritten()) {
      accessOnceWritten(object, receiverType.writes(effect, receiver), thread, context, site);
      return;
    }
    Class<?> seen = object == receiver ? type.known() : null;
    LibraryShadow shadow = thread.library().shadowOf(type.state(object), seen, site);
    if (receiverType.writes(effect, receiver)) {
      shadow.write(thread, context, site);
    } else {
      shadow.read(thread, context, site);
    }
  }

  /** There may be very many of these objects, and few programs write to any. */
  private static void accessOnceWritten(
      Object object, boolean write, ThreadState thread, long context, int site) {
    if (write) {
      writtenOnce = true;
      LibraryShadow.of(object, null).write(thread, context, site);
    } else if (writtenOnce) {
      LibraryShadow shadow = LibraryShadow.existing(object);
      if (shadow != null) {
        shadow.read(thread, context, site);
      }
    }
  }

  /** Before a library method reads all elements of an array. */
  public static void readElements(Object array, ThreadState thread, long context, int site) {
    Cells.readRange(array, 0, length(array), thread, context, site);
  }

  /** Before a library method writes all elements of an array. */
  public static void writeElements(Object array, ThreadState thread, long context, int site) {
    Cells.writeRange(array, 0, length(array), thread, context, site);
  }

  /** Before a library method reads one element. */
  public static void readAt(
      Object array, int index, ThreadState thread, long context, int site) {
    Cells.readRange(array, index, 1, thread, context, site);
  }

  /** Before a library method writes one element. */
  public static void writeAt(
      Object array, int index, ThreadState thread, long context, int site) {
    Cells.writeRange(array, index, 1, thread, context, site);
  }

  /** Before a library method reads the elements from one index to before another. */
  public static void readRange(
      Object array, int from, int to, ThreadState thread, long context, int site) {
    int end = Math.min(to, length(array));
    Cells.readRange(array, from, end - from, thread, context, site);
  }

  /** Before a library method writes the elements from one index to before another. */
  public static void writeRange(
      Object array, int from, int to, ThreadState thread, long context, int site) {
    Cells.writeRange(array, from, to - from, thread, context, site);
  }

  /** Before a library method reads a number of elements, from an index on. */
  public static void readCount(
      Object array, int from, int count, ThreadState thread, long context, int site) {
    Cells.readRange(array, from, count, thread, context, site);
  }

  /** Before a library method writes a number of elements, from an index on. */
  public static void writeCount(
      Object array, int from, int count, ThreadState thread, long context, int site) {
    Cells.writeRange(array, from, count, thread, context, site);
  }

  /** Before a library method writes the first elements of an array. */
  public static void writeFirst(
      Object array, int count, ThreadState thread, long context, int site) {
    Cells.writeRange(array, 0, count, thread, context, site);
  }

  /** Before a library method reads the first elements of an array, as many as there are. */
  public static void readFirst(
      Object array, int count, ThreadState thread, long context, int site) {
    Cells.readRange(array, 0, Math.min(count, length(array)), thread, context, site);
  }

  /** After a native method of a thread was called that may have told that the thread has ended. */
  public static void joined(Object ended, ThreadState thread, long context, int site) {
    if (ended instanceof Thread other) {
      Sync.threadJoined(other);
    }
  }

  private static int length(Object array) {
    return array != null && array.getClass().isArray() ? Array.getLength(array) : 0;
  }
}

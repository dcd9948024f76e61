// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.library.LibraryClass;
import dev.heddle.runtime.internal.library.LibraryEffect;
import dev.heddle.runtime.internal.library.ProgramCode;

/**
 * Objects that woven code hands to methods of the library, which read or change them. Of those
 * whose class redefines methods nothing is known: the library may call these.
 */
public final class LibraryArguments {
  private LibraryArguments() {}

  /** Before an object is handed to a library method that reads it. */
  public static void read(Object object, ThreadState thread, long context, int site) {
    argument(object, LibraryEffect.READ, 0, thread, context, site);
  }

  /** Before an object is handed to a library method that changes it. */
  public static void write(Object object, ThreadState thread, long context, int site) {
    argument(object, LibraryEffect.WRITE, 0, thread, context, site);
  }

  /** Before an object is handed to a library method that sets all its elements. */
  public static void writeAll(Object object, ThreadState thread, long context, int site) {
    argument(object, LibraryEffect.WRITE_ELEMENTS, 0, thread, context, site);
  }

  /** Before an object is handed to a library method that reads one of its elements. */
  public static void readElement(
      Object object, int index, ThreadState thread, long context, int site) {
    argument(object, LibraryEffect.READ_ELEMENT, index, thread, context, site);
  }

  /** Before an object is handed to a library method that sets one of its elements. */
  public static void writeElement(
      Object object, int index, ThreadState thread, long context, int site) {
    argument(object, LibraryEffect.WRITE_ELEMENT, index, thread, context, site);
  }

  /** Before an object is handed to a method that reads it if it is the library's. */
  public static void readArgument(
      Object receiver, Object argument, ThreadState thread, long context, int site, int method) {
    if (isLibrarys(receiver, method)) {
      read(argument, thread, context, site);
    }
  }

  /** Before an object is handed to a method that changes it if it is the library's. */
  public static void writeArgument(
      Object receiver, Object argument, ThreadState thread, long context, int site, int method) {
    if (isLibrarys(receiver, method)) {
      write(argument, thread, context, site);
    }
  }

  /** After such a call that may have left it as it was; it tells how many changes it has made. */
  public static void writeArgumentCounted(
      Object receiver,
      Object argument,
      int changes,
      ThreadState thread,
      long context,
      int site,
      int method) {
    if (changes > 0) {
      writeArgument(receiver, argument, thread, context, site, method);
    }
  }

  /** The same of one that reads the object as often as it tells. */
  public static void readArgumentCounted(
      Object receiver,
      Object argument,
      int times,
      ThreadState thread,
      long context,
      int site,
      int method) {
    if (times > 0) {
      readArgument(receiver, argument, thread, context, site, method);
    }
  }

  /** Whether a method is the library's own, not one that the program has for its class. */
  static boolean isLibrarys(Object receiver, int method) {
    if (receiver == null) {
      return false;
    } else if (!ProgramCode.has(receiver.getClass())) {
      return true;
    }
    LibraryClass type = LibraryClass.of(receiver.getClass());
    return type.concerned() && type.effect(method) != LibraryEffect.NONE;
  }

  /**
   * The same of a method that fills an array. If it hands the array to the program's code, that is
   * checked by itself, and may have passed the array on to another thread.
   */
  static boolean fillsItself(Object receiver, int method) {
    return isLibrarys(receiver, method) && !ProgramCode.isIn(receiver);
  }

  private static void argument(
      Object object, LibraryEffect effect, int index, ThreadState thread, long context, int site) {
    if (object == null) {
      return;
    }
    LibraryClass type = thread.library().classOf(object, site);
    boolean isLibrarys = type.concerned() && !type.redefined();
    if (isLibrarys && thread.quiet == 0 && !Checking.stopped()) {
      try {
        Library.access(object, type, effect, index, thread, context, site);
      } catch (Throwable e) {
        Checking.failed(e);
      }
    }
  }
}

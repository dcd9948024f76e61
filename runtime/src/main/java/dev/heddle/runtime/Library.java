// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.library.LibraryModel;
import dev.heddle.runtime.internal.library.ElementPlaces;
import dev.heddle.runtime.internal.library.LibraryClass;
import dev.heddle.runtime.internal.library.LibraryEffect;
import dev.heddle.runtime.internal.library.LibraryMethod;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * Calls of woven code on objects that the library model calls thread-unsafe. Each such object
 * counts as one location that its methods read or write; a view counts as the object that it shows.
 * Elements are locations of their own where the model knows them: whoever accesses one reads the
 * object, and adding or removing any writes the object.
 */
public final class Library {
  /** How many views may show each other: an iterator of an unmodifiable sub-list has four. */
  static final int MAX_VIEWS = 16;

  /**
   * Whether any object was written whose reads count only then; spares looking for such objects.
   */
  private static volatile boolean writtenOnce;

  /**
   * Whether code has been loaded that sets elements of a list in their places. Until then, nobody
   * can race with a read of an element but by changing the structure.
   */
  private static boolean hasSetters;

  private Library() {}

  /** Code is about to run for the first time that may set elements in their places. */
  public static void expectSetters() {
    hasSetters = true;
  }

  /** From now on this model holds; call it before the program starts. */
  public static void install(LibraryModel model) {
    LibraryClass.install(model);
  }

  /**
   * The number by which woven code names a method.
   *
   * @param index number of the argument, counted from 1, that is handed over as the index of an
   *     element; 0 if there is none
   */
  public static int method(String name, String descriptor, int index) {
    return LibraryMethod.number(name, descriptor, index);
  }

  /** Before a method is called; its receiver's class decides what that means. */
  @DontInline
  public static void call(Object receiver, ThreadState thread, long context, int site, int method) {
    callAt(receiver, 0, thread, context, site, method);
  }

  /**
   * The same in a loop, which keeps in two variables what it called the method on last, and what
   * this has returned then: the epoch until whose end the same call tells nothing new, or zero.
   */
  @ForceInline
  public static long callInLoop(
      Object receiver,
      Object last,
      long knownAt,
      ThreadState thread,
      long context,
      int site,
      int method) {
    return receiver == last && knownAt == thread.epoch
        ? knownAt
        : callInLoopAnew(receiver, thread, context, site, method);
  }

  @DontInline
  private static long callInLoopAnew(
      Object receiver, ThreadState thread, long context, int site, int method) {
    if (receiver == null) {
      return 0;
    }
    LibrarySite known = thread.library().of(site, method);
    if (!known.isKnown(receiver, hasSetters, thread)) {
      callAnew(known, receiver, 0, thread, context, site, method);
    }
    return known.isKnown(receiver, hasSetters, thread) ? thread.epoch : 0;
  }

  /** Before a method is called that gets the index of an element. */
  @DontInline
  public static void callAt(
      Object receiver, int index, ThreadState thread, long context, int site, int method) {
    if (receiver == null) {
      return;
    }
    LibrarySite known = thread.library().of(site, method);
    if (!known.isKnown(receiver, hasSetters, thread)) {
      callAnew(known, receiver, index, thread, context, site, method);
    }
  }

  @DontInline
  private static void callAnew(
      LibrarySite known,
      Object receiver,
      int index,
      ThreadState thread,
      long context,
      int site,
      int method) {
    if (thread.quiet != 0 || Checking.stopped()) {
      return;
    }
    try {
      if (!known.tellsAgain(receiver, hasSetters, thread, context)) {
        callClosely(known, receiver, index, thread, context, site, method);
      }
    } catch (Throwable e) {
      Checking.failed(e);
    }
  }

  /** A call that means something else than the last one at the site, or that is the first. */
  @DontInline
  private static void callClosely(
      LibrarySite known,
      Object receiver,
      int index,
      ThreadState thread,
      long context,
      int site,
      int method) {
    LibraryClass type = thread.library().classOf(receiver, site);
    if (!type.concerned()) {
      known.rememberNothing(receiver);
      return;
    }
    if (Perturbation.on) {
      Perturbation.before(false, thread, site);
    }
    Object object = receiver;
    for (int i = 0; type.passesOn() && i < MAX_VIEWS; i++) {
      object = type.viewed(object);
      if (object == null) {
        return;
      }
      type = type.ofViewed(object);
    }
    if (type.concerned()) {
      LibraryEffect effect = type.effect(method);
      access(object, type, effect, index, thread, context, site);
      if (object == receiver) {
        known.remember(receiver, type, effect, hasSetters, thread.library());
      }
    }
  }

  /** Before library code that has hooks calls a method. */
  public static void callInside(Object receiver, int method) {
    callInsideAt(receiver, 0, method);
  }

  /** The same for a method that gets the index of an element. */
  public static void callInsideAt(Object receiver, int index, int method) {
    ThreadState thread = ThreadState.current();
    if (thread.hidden == 0) {
      callAt(receiver, index, thread, thread.context, 0, method);
    }
  }

  /** Before a method of the superclass is called, whatever the receiver's own class has for it. */
  public static void callSuper(
      Object receiver, ThreadState thread, long context, int site, int method) {
    callSuperAt(receiver, 0, thread, context, site, method);
  }

  /** The same for a method that gets the index of an element. */
  public static void callSuperAt(
      Object receiver, int index, ThreadState thread, long context, int site, int method) {
    if (receiver == null) {
      return;
    }
    LibraryClass type = thread.library().classOf(receiver, site);
    if (type.concerned() && thread.quiet == 0 && !Checking.stopped()) {
      try {
        access(receiver, type, type.inheritedEffect(method), index, thread, context, site);
      } catch (Throwable e) {
        Checking.failed(e);
      }
    }
  }

  @DontInline
  static void access(
      Object receiver,
      LibraryClass type,
      LibraryEffect effect,
      int index,
      ThreadState thread,
      long context,
      int site) {
    if (effect == LibraryEffect.NONE
        || (effect.isOfOneElement()
            && hasSetters
            && LibraryElements.isSwept(receiver, type, effect, index, thread, context, site))) {
      return;
    }
    boolean writes = effect.writes(receiver);
    int first = effect.first(receiver, index);
    if (!type.unsafe()) {
      accessShown(receiver, type, effect, writes, first, thread, context, site);
    } else if (type.onceWritten()) {
      accessOnceWritten(receiver, writes, thread, context, site);
    } else {
      LibraryShadow shadow = thread.library().shadowOf(type.state(receiver), type.known(), site);
      boolean noted = accessStructure(shadow, type, effect, writes, thread, context, site);
      if (!noted) {
        accessElements(
            receiver, shadow, type, first, effect.length(), effect, thread, context, site);
      }
    }
  }

  /** Goes from a view to the object that it shows. */
  @DontInline
  private static void accessShown(
      Object view,
      LibraryClass viewType,
      LibraryEffect effect,
      boolean writes,
      int firstShown,
      ThreadState thread,
      long context,
      int site) {
    Object object = view;
    LibraryClass type = viewType;
    int first = firstShown;
    int length = effect.length();
    boolean arePlacesKnown = true;
    for (int i = 0; !type.unsafe(); i++) {
      ElementPlaces shown = type.elements();
      arePlacesKnown &= !shown.areReordered();
      int count = length == 0 ? shown.count(object) : 0;
      length = count == 0 ? length : Math.max(count - first, 1);
      first += shown.from(object);
      object = type.viewed(object);
      if (object == null || i == MAX_VIEWS) {
        return;
      }
      LibraryClass shownType = type.ofViewed(object);
      if (type.leaves(shownType)) {
        return;
      }
      type = shownType;
      if (!type.concerned()) {
        if (object.getClass().isArray() && effect.accessesElements() && arePlacesKnown) {
          boolean sets = effect.writesElements();
          LibraryElements.access(object, first, length, sets, null, thread, context, site);
        }
        return;
      }
    }
    if (type.onceWritten()) {
      accessOnceWritten(object, writes, thread, context, site);
      return;
    }
    LibraryShadow shadow = thread.library().shadowOf(type.state(object), null, site);
    boolean noted = accessStructure(shadow, type, effect, writes, thread, context, site);
    if (!noted && arePlacesKnown) {
      accessElements(object, shadow, type, first, length, effect, thread, context, site);
    }
  }

  /** Gives back whether all is said: no element is accessed that must be noted besides. */
  private static boolean accessStructure(
      LibraryShadow shadow,
      LibraryClass type,
      LibraryEffect effect,
      boolean writes,
      ThreadState thread,
      long context,
      int site) {
    ElementPlaces elements = type.elements();
    if (writes || (effect.saysWrittenElements() && !elements.areElsewhere())) {
      shadow.write(thread, context, site);
    } else {
      shadow.read(thread, context, site);
    }
    return !elements.areElsewhere()
        || !effect.accessesElementsToo(writes)
        || (!elements.areShared() && (!hasSetters || shadow.isWrittenBy(thread)));
  }

  @DontInline
  private static void accessElements(
      Object object,
      LibraryShadow shadow,
      LibraryClass type,
      int first,
      int length,
      LibraryEffect effect,
      ThreadState thread,
      long context,
      int site) {
    ElementPlaces elements = type.elements();
    Object array = elements.array(object);
    if (array != null) {
      int from = first + elements.from(object);
      Class<?> owner = elements.areShared() ? null : shadow.type();
      boolean sets = effect.writesElements();
      LibraryElements.access(array, from, length, sets, owner, thread, context, site);
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

  /** After a native method of a thread was called that may have told that the thread has ended. */
  public static void joined(Object ended, ThreadState thread, long context, int site) {
    if (ended instanceof Thread other) {
      Sync.threadJoined(other);
    }
  }
}

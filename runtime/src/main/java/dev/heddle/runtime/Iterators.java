// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.library.LibraryClass;
import dev.heddle.runtime.internal.library.LibraryEffect;
import jdk.internal.vm.annotation.ForceInline;

/** Iterators as objects that threads share, besides the collections that they go through. */
public final class Iterators {
  /**
   * Whether a class of the program has been loaded that gives away an iterator which it keeps.
   * Until then, an iterator that a loop gets is nobody else's.
   */
  private static boolean hasKept;

  private Iterators() {}

  /** Code is about to run for the first time that may give away an iterator which it keeps. */
  public static void expectKept() {
    hasKept = true;
  }

  /** The same for an iterator that others can have only if a class gives what it keeps. */
  @ForceInline
  public static void positionIfKept(
      Object receiver, ThreadState thread, long context, int site, int method) {
    if (hasKept) {
      position(receiver, thread, context, site, method);
    }
  }

  /**
   * Before a method is called that may move an iterator, which is an object of its own besides what
   * it shows.
   */
  public static void position(
      Object receiver, ThreadState thread, long context, int site, int method) {
    if (receiver == null) {
      return;
    }
    LibraryCache cache = thread.library();
    LibraryShadow moved = cache.iteratorAt(site);
    // Whoever has moved it since the last synchronisation has said all that there is to say.
    if (moved != null && moved.refersTo(receiver) && moved.isWrittenBy(thread)) {
      return;
    }
    LibraryClass type = cache.classOf(receiver, site);
    if (type.concerned() && thread.quiet == 0 && !Checking.stopped()) {
      try {
        accessPosition(receiver, type, thread, context, site, method);
      } catch (Throwable e) {
        Checking.failed(e);
      }
    }
  }

  private static void accessPosition(
      Object receiver,
      LibraryClass receiverType,
      ThreadState thread,
      long context,
      int site,
      int method) {
    Object iterator = receiver;
    LibraryClass type = receiverType;
    for (int i = 0; type.passesOn() && i < Library.MAX_VIEWS; i++) {
      iterator = type.viewed(iterator);
      if (iterator == null) {
        return;
      }
      type = type.ofViewed(iterator);
    }
    LibraryEffect effect = type.iterator() ? type.effectOnPosition(method) : LibraryEffect.NONE;
    if (effect == LibraryEffect.NONE) {
      return;
    }
    LibraryShadow shadow = thread.library().shadowOf(iterator, null);
    if (iterator == receiver) {
      thread.library().meetIterator(shadow, site);
    }
    if (effect.writes(iterator)) {
      shadow.write(thread, context, site);
    } else {
      shadow.read(thread, context, site);
    }
  }
}

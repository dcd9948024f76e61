// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.library.LibraryClass;
import dev.heddle.runtime.internal.library.LibraryEffect;

/** Iterators as objects that threads share, besides the collections that they go through. */
public final class Iterators {
  private Iterators() {}

  /**
   * Before a method is called that may move an iterator, which is an object of its own besides what
   * it shows.
   */
  public static void position(
      Object receiver, ThreadState thread, long context, int site, int method) {
    if (receiver == null) {
      return;
    }
    LibraryClass type = thread.library().classOf(receiver, site);
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
    if (effect.writes(iterator)) {
      shadow.write(thread, context, site);
    } else {
      shadow.read(thread, context, site);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.library.LibraryClass;
import dev.heddle.runtime.internal.thread.Memory;

/**
 * What one call in the program meant the last time: mostly it means the same the next time. Touched
 * by one thread only.
 */
final class LibrarySite {
  private final int site;
  private final int method;

  /** The receiver's class; null if nothing is remembered. */
  private Class<?> type;

  /** The call does nothing to an object of that class. */
  private boolean isNothing;

  private boolean writes;

  /** Where the receiver keeps what it shows, -1 if it shows itself; and the class of that. */
  private long viewed;

  private Class<?> viewedType;

  /** Where that keeps its state, -1 if it does itself. */
  private long state;

  private LibraryShadow shadow;

  LibrarySite(int site, int method) {
    this.site = site;
    this.method = method;
  }

  boolean isOf(int otherSite, int otherMethod) {
    return site == otherSite && method == otherMethod;
  }

  /** Whether the call would tell nothing new. */
  boolean isKnown(Object receiver, ThreadState thread) {
    if (receiver.getClass() != type) {
      return false;
    } else if (isNothing) {
      return true;
    }
    Object object = receiver;
    if (viewed >= 0) {
      object = Memory.UNSAFE.getReference(receiver, viewed);
      if (object == null || object.getClass() != viewedType) {
        return false;
      }
    }
    if (state >= 0) {
      Object inner = Memory.UNSAFE.getReference(object, state);
      object = inner == null ? object : inner;
    }
    return shadow.refersTo(object) && shadow.isFresh(writes, thread);
  }

  void rememberNothing(Object receiver) {
    type = receiver.getClass();
    isNothing = true;
  }

  /**
   * Remembers an access.
   *
   * @param receiverType of the object that was called
   * @param shown the library class of the object that was accessed
   */
  void remember(
      Object receiver,
      LibraryClass receiverType,
      Object object,
      LibraryClass shown,
      LibraryShadow accessed,
      boolean wrote) {
    type = receiver.getClass();
    isNothing = false;
    viewed = object == receiver ? -1 : receiverType.viewedOffset();
    viewedType = object.getClass();
    state = shown.stateOffset();
    shadow = accessed;
    writes = wrote;
  }
}

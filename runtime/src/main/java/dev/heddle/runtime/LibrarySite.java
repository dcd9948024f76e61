// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.library.LibraryClass;
import dev.heddle.runtime.internal.library.LibraryEffect;
import dev.heddle.runtime.internal.thread.Memory;
import jdk.internal.vm.annotation.DontInline;

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

  /** Whether the call reads elements, which did not matter then. */
  private boolean leavesElements;

  /** Where the receiver keeps what it shows, -1 if it shows itself; and the class of that. */
  private long viewed;

  private Class<?> viewedType;

  /** Where that keeps its state, -1 if it does itself. */
  private long state;

  /** As what a shadow is known to the program; see {@link LibraryShadow#of}. */
  private Class<?> seen;

  /** Of the object that was accessed last. */
  private LibraryShadow shadow;

  LibrarySite(int site, int method) {
    this.site = site;
    this.method = method;
  }

  boolean isOf(int otherSite, int otherMethod) {
    return site == otherSite && method == otherMethod;
  }

  /** Whether the call would tell nothing new. */
  boolean isKnown(Object receiver, boolean elementsMatter, ThreadState thread) {
    if (!isAlike(receiver, elementsMatter)) {
      return false;
    } else if (isNothing) {
      return true;
    }
    Object object = state(receiver);
    return object != null && shadow.refersTo(object) && shadow.isFresh(writes, thread);
  }

  /**
   * Tells the access if the call means the same as the last time, be it to another object of the
   * class; false if it does not. All that is remembered but the shadow is true of the class.
   */
  boolean tellsAgain(
      Object receiver, boolean elementsMatter, ThreadState thread, long callingContext) {
    if (!isAlike(receiver, elementsMatter)) {
      return false;
    } else if (isNothing) {
      return true;
    }
    Object object = state(receiver);
    if (object == null) {
      return false;
    }
    if (Perturbation.on) {
      Perturbation.before(false, thread, site);
    }
    if (!shadow.refersTo(object)) {
      shadow = thread.library().shadowOf(object, seen);
    }
    if (writes) {
      shadow.write(thread, callingContext, site);
    } else {
      shadow.read(thread, callingContext, site);
    }
    return true;
  }

  private boolean isAlike(Object receiver, boolean elementsMatter) {
    return receiver.getClass() == type && !(leavesElements && elementsMatter);
  }

  /** What holds the state of the object that the receiver shows; null if it shows another kind. */
  private Object state(Object receiver) {
    Object object = receiver;
    if (viewed >= 0) {
      object = Memory.UNSAFE.getReference(receiver, viewed);
      if (object == null || object.getClass() != viewedType) {
        return null;
      }
    }
    if (state >= 0) {
      Object inner = Memory.UNSAFE.getReference(object, state);
      object = inner == null ? object : inner;
    }
    return object;
  }

  /** The call does nothing to an object of this class. */
  void rememberNothing(Object receiver) {
    type = receiver.getClass();
    isNothing = true;
    leavesElements = false;
  }

  /** After the call has been looked at; much is not worth remembering. */
  @DontInline
  void remember(
      Object receiver,
      LibraryClass receiverType,
      LibraryEffect effect,
      boolean elementsMatter,
      LibraryCache cache) {
    type = null;
    if (effect == LibraryEffect.NONE) {
      rememberNothing(receiver);
      return;
    }
    boolean isView = !receiverType.unsafe();
    Object object = isView ? receiverType.viewed(receiver) : receiver;
    if (object == null || effect.isConditional()) {
      return;
    }
    LibraryClass shown = isView ? receiverType.ofViewed(object) : receiverType;
    writes = effect.writes(receiver);
    leavesElements = shown.elements().areElsewhere() && effect.accessesElementsToo(writes);
    boolean areElementsNoted = leavesElements && (elementsMatter || shown.elements().areShared());
    boolean saysElements = effect.saysWrittenElements();
    if (!shown.concerned()
        || !shown.unsafe()
        || isView && receiverType.leaves(shown)
        || shown.onceWritten()
        || areElementsNoted
        || saysElements) {
      return;
    }
    isNothing = false;
    viewed = isView ? receiverType.viewedOffset() : -1;
    viewedType = object.getClass();
    state = shown.stateOffset();
    seen = isView ? null : receiverType.known();
    shadow = cache.shadowOf(shown.state(object), null, site);
    type = receiver.getClass();
  }
}

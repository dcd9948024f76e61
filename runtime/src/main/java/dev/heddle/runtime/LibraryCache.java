// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.library.LibraryClass;

/** What a thread met last at a call on a library object, by site. Touched by its thread only. */
final class LibraryCache {
  private final LibraryClass[] classes;
  private final LibraryShadow[] shadows;
  private final LibraryShadow[] byObject;

  /**
   * @param size a power of two
   */
  LibraryCache(int size) {
    classes = new LibraryClass[size];
    shadows = new LibraryShadow[size];
    byObject = new LibraryShadow[size];
  }

  LibraryClass classOf(Object object, int site) {
    Class<?> type = object.getClass();
    int index = site & (classes.length - 1);
    LibraryClass recent = classes[index];
    if (recent != null && recent.isOf(type)) {
      return recent;
    }
    LibraryClass found = LibraryClass.of(type);
    classes[index] = found;
    return found;
  }

  /** The shadow of the object that holds the state; see {@link LibraryShadow#of}. */
  LibraryShadow shadowOf(Object state, Class<?> seen, int site) {
    int index = site & (shadows.length - 1);
    LibraryShadow shadow = shadows[index];
    if (shadow != null && shadow.refersTo(state)) {
      return shadow;
    }
    shadow = shadowOf(state, seen);
    shadows[index] = shadow;
    return shadow;
  }

  /** Many places meet one object after the other out of a few; the shared table is dearer. */
  private LibraryShadow shadowOf(Object state, Class<?> seen) {
    int index = System.identityHashCode(state) & (byObject.length - 1);
    LibraryShadow shadow = byObject[index];
    if (shadow == null || !shadow.refersTo(state) || seen != null && !shadow.isSeenAs(seen)) {
      shadow = LibraryShadow.of(state, seen);
      byObject[index] = shadow;
    }
    return shadow;
  }
}

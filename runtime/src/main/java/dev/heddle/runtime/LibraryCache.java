// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.library.LibraryClass;

/** What a thread met last at a call on a library object, by site. Touched by its thread only. */
final class LibraryCache {
  private static final int FIRST_SIZE = 16;

  /** Threads meet more objects than places. Those that are dead by now are small. */
  private static final int OBJECTS_PER_PLACE = 4;

  /** A power of two; few iterators are in use at the same time. */
  private static final int ITERATORS = 16;

  private static final LibraryShadow[] NO_ITERATORS = new LibraryShadow[ITERATORS];

  private final int most;
  private LibrarySite[] sites;
  private LibraryClass[] classes;
  private LibraryShadow[] shadows;
  private LibraryShadow[] byObject;
  private LibraryShadow[] iterators = NO_ITERATORS;

  /** Their objects' hashes: most objects are new, and need not meet the shadow of a dead one. */
  private int[] hashes;

  /** How many times something was forgotten for something else, since the last growth. */
  private int forgotten;

  /**
   * @param most how much to remember at most, a power of two
   */
  LibraryCache(int most) {
    this.most = most;
    resize(Math.min(FIRST_SIZE, most));
  }

  /** Forgets all; it will soon be found again. */
  private void resize(int size) {
    sites = new LibrarySite[size];
    classes = new LibraryClass[size];
    shadows = new LibraryShadow[size];
    byObject = new LibraryShadow[OBJECTS_PER_PLACE * size];
    hashes = new int[OBJECTS_PER_PLACE * size];
    forgotten = 0;
  }

  /** Most threads meet few library objects, and there may be many threads. */
  private void replacing(Object old) {
    if (old != null && sites.length < most && ++forgotten > sites.length) {
      resize(Math.min(4 * sites.length, most));
    }
  }

  /** What is remembered of a call. */
  LibrarySite of(int site, int method) {
    int index = (site * 31 + method) & (sites.length - 1);
    LibrarySite found = sites[index];
    if (found == null || !found.isOf(site, method)) {
      replacing(found);
      found = new LibrarySite(site, method);
      sites[(site * 31 + method) & (sites.length - 1)] = found;
    }
    return found;
  }

  LibraryClass classOf(Object object, int site) {
    Class<?> type = object.getClass();
    int index = site & (classes.length - 1);
    LibraryClass recent = classes[index];
    if (recent != null && recent.isOf(type)) {
      return recent;
    }
    replacing(recent);
    LibraryClass found = LibraryClass.of(type);
    classes[site & (classes.length - 1)] = found;
    return found;
  }

  /** The shadow of the iterator that was met last at a place; null if that is not known. */
  LibraryShadow iteratorAt(int site) {
    return iterators[site & (ITERATORS - 1)];
  }

  void meetIterator(LibraryShadow shadow, int site) {
    if (iterators == NO_ITERATORS) {
      iterators = new LibraryShadow[ITERATORS];
    }
    iterators[site & (ITERATORS - 1)] = shadow;
  }

  /** The shadow of the object that holds the state; see {@link LibraryShadow#of}. */
  LibraryShadow shadowOf(Object state, Class<?> seen, int site) {
    int index = site & (shadows.length - 1);
    LibraryShadow shadow = shadows[index];
    if (shadow != null && shadow.refersTo(state)) {
      return shadow;
    }
    shadow = shadowOf(state, seen);
    shadows[site & (shadows.length - 1)] = shadow;
    return shadow;
  }

  /** Many places meet one object after the other out of a few; the shared table is dearer. */
  LibraryShadow shadowOf(Object state, Class<?> seen) {
    int hash = System.identityHashCode(state);
    int index = hash & (byObject.length - 1);
    LibraryShadow shadow = hashes[index] == hash ? byObject[index] : null;
    if (shadow == null || !shadow.refersTo(state) || seen != null && !shadow.isSeenAs(seen)) {
      replacing(byObject[index]);
      shadow = LibraryShadow.of(state, seen);
      index = hash & (byObject.length - 1);
      byObject[index] = shadow;
      hashes[index] = hash;
    }
    return shadow;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.Place;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * All acquisitions that count. It has room for so many and no more; each has two places where it
 * can be, and whoever finds both taken takes one over. Parts of the table are for different places
 * in the code, so that one where locks are met once and never again does not drive out the others.
 */
final class AcquisitionTable {
  private static final int PARTS = 32;
  private static final int SIZE = 1024;

  /** With one place each, some of a few hundred acquisitions would always be in another's way. */
  private static final int PLACES = 2;

  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(Acquisition[].class);
  private static final VarHandle PART = MethodHandles.arrayElementVarHandle(Acquisition[][].class);

  private final Acquisition[][] parts = new Acquisition[PARTS][];

  /** The acquisition if it is known, null if not. */
  Acquisition find(int hash, Holding held, Lock taken, boolean isShared, Place place) {
    Acquisition[] part = part(place);
    for (int i = 0; i < PLACES; i++) {
      Acquisition there = (Acquisition) ELEMENT.getAcquire(part, index(hash, i));
      if (there != null && there.is(hash, held, taken, isShared, place)) {
        return there;
      }
    }
    return null;
  }

  void put(int hash, Acquisition acquisition, Place place) {
    Acquisition[] part = part(place);
    for (int i = 0; i < PLACES; i++) {
      if (ELEMENT.compareAndSet(part, index(hash, i), (Acquisition) null, acquisition)) {
        return;
      }
    }
    int index = index(hash, hash >>> 16);
    Acquisition before = (Acquisition) ELEMENT.getAndSet(part, index, acquisition);
    before.forget();
  }

  private static int index(int hash, int place) {
    return (hash ^ (place & (PLACES - 1))) & (SIZE - 1);
  }

  private Acquisition[] part(Place place) {
    int index = Holding.spread(place.key()) & (PARTS - 1);
    Acquisition[] part = (Acquisition[]) PART.getAcquire(parts, index);
    if (part == null) {
      Acquisition[] made = new Acquisition[SIZE];
      part = (Acquisition[]) PART.compareAndExchange(parts, index, null, made);
      part = part == null ? made : part;
    }
    return part;
  }
}

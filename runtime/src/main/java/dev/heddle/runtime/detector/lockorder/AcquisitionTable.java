// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.Place;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * All acquisitions that count. It has room for so many and no more; each has one place where it can
 * be, and whoever comes there next takes it over. Parts of the table are for different places in
 * the code, so that one where locks are met once and never again does not drive out the others.
 */
final class AcquisitionTable {
  private static final int PARTS = 32;
  private static final int SIZE = 1024;
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(Acquisition[].class);
  private static final VarHandle PART = MethodHandles.arrayElementVarHandle(Acquisition[][].class);

  private final Acquisition[][] parts = new Acquisition[PARTS][];

  /** The acquisition if it is known, null if not. */
  Acquisition find(int hash, Holding held, Lock taken, boolean isShared, Place place) {
    Acquisition there = (Acquisition) ELEMENT.getAcquire(part(place), hash & (SIZE - 1));
    return there != null && there.is(hash, held, taken, isShared, place) ? there : null;
  }

  void put(int hash, Acquisition acquisition, Place place) {
    Acquisition[] part = part(place);
    Acquisition before = (Acquisition) ELEMENT.getAndSet(part, hash & (SIZE - 1), acquisition);
    if (before != null) {
      before.forget();
    }
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

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.library.ElementPlaces;
import dev.heddle.runtime.internal.library.LibraryClass;
import dev.heddle.runtime.internal.library.LibraryEffect;
import java.lang.reflect.Array;

/** Accesses of library calls to single elements of an object: they lie in an array of its own. */
final class LibraryElements {
  private LibraryElements() {}

  /**
   * Whether an access to one element is like others that the place has made in this epoch. Nothing
   * need be noted then, not even that the structure is read: it was noted with the others, and who
   * has written it since has met that.
   */
  static boolean isSwept(
      Object receiver,
      LibraryClass type,
      LibraryEffect effect,
      int index,
      ThreadState thread,
      long context,
      int site) {
    Sweep sweep = Sweeps.recent(thread, site, context);
    if (sweep == null || sweep.writes != effect.writesElements()) {
      return false;
    }
    int place = effect.first(receiver, index);
    Object object = receiver;
    ElementPlaces elements = type.elements();
    if (!type.unsafe()) {
      object = type.viewed(receiver);
      if (object == null || elements.areReordered()) {
        return false;
      }
      place += elements.from(receiver);
      elements = type.ofViewed(object).elements();
    }
    Object array = elements.array(object);
    place += elements.from(object);
    return array != null
        && sweep.array.refersTo(array)
        && place >= 0
        && (sweep.takes(place) || isNoted(sweep.array.cells, place, effect, thread));
  }

  private static boolean isNoted(
      History[] cells, int place, LibraryEffect effect, ThreadState thread) {
    if (cells == null || place >= cells.length) {
      return false;
    }
    return effect.writesElements()
        ? thread.hasWritten(cells[place])
        : thread.hasAccessed(cells[place]);
  }

  /**
   * @param first the place of the first element in the array
   * @param length how many are accessed; zero for all that follow
   * @param owner the class of the object that hides the array; null if it is the program's
   */
  static void access(
      Object array,
      int first,
      int length,
      boolean writes,
      Class<?> owner,
      ThreadState thread,
      long context,
      int site) {
    Sweep sweep = Sweeps.recent(thread, site, context);
    if (owner != null) {
      thread.sweeps().shadow(array).belongsTo(owner);
    }
    boolean isSweepOfOthers = site == 0 || (sweep != null && sweep.writes != writes);
    if (length != 1 || isSweepOfOthers) {
      accessRange(array, first, length, writes, thread, context, site);
    } else if (writes) {
      Cells.write(array, first, sweep, thread, context, site);
    } else {
      Cells.read(array, first, sweep, thread, context, site);
    }
  }

  private static void accessRange(
      Object array,
      int first,
      int length,
      boolean writes,
      ThreadState thread,
      long context,
      int site) {
    int count = length != 0 ? length : Array.getLength(array) - first;
    if (writes) {
      Cells.writeRange(array, first, count, thread, context, site);
    } else {
      Cells.readRange(array, first, count, thread, context, site);
    }
  }
}

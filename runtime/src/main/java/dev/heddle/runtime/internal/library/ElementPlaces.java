// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.library;

import dev.heddle.model.library.ClassModel;
import dev.heddle.runtime.internal.thread.Memory;

/**
 * Where the objects of one class have their elements, or which ones of another object they show.
 */
public final class ElementPlaces {
  private final boolean areElsewhere;
  private final boolean areShared;
  private final boolean areReordered;

  /**
   * Of the fields with the elements' array, the place of the first and their number, or negative.
   */
  private final long array;

  private final long from;
  private final long count;

  /**
   * @param entry what the model says of the class; null if nothing
   */
  ElementPlaces(Class<?> type, ClassModel entry) {
    ClassModel.Elements elements = entry == null ? null : entry.elements();
    ClassModel.Window window = entry == null ? null : entry.window();
    String first = elements != null ? elements.from() : window != null ? window.from() : null;
    array = elements == null ? -1 : NamedFields.offset(type, elements.field());
    from = NamedFields.offset(type, first);
    count = window == null ? -1 : NamedFields.offset(type, window.count());
    areElsewhere = elements != null;
    areShared = elements != null && elements.shared();
    areReordered = window != null && window.from() == null;
  }

  /** Whether elements are something else than the object itself. */
  public boolean areElsewhere() {
    return areElsewhere;
  }

  /** Whether others may have the elements too: the program's own array lies below. */
  public boolean areShared() {
    return areShared;
  }

  /** Whether a view has the elements of the other object at other places. */
  public boolean areReordered() {
    return areReordered;
  }

  /** The array with the elements; null if the object has none. */
  public Object array(Object object) {
    return array < 0 ? null : Memory.UNSAFE.getReference(object, array);
  }

  /** Where the object's first element is in the array or in the other object. */
  public int from(Object object) {
    return from < 0 ? 0 : Memory.UNSAFE.getInt(object, from);
  }

  /** How many elements of the other object a view shows; zero for all that follow the first. */
  public int count(Object object) {
    return count < 0 ? 0 : Memory.UNSAFE.getInt(object, count);
  }
}

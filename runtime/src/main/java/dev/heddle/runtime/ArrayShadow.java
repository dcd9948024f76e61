// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.internal.detect.Location;
import dev.heddle.runtime.internal.table.IdentityTable;
import java.lang.reflect.Array;

/**
 * The histories of an array's elements; collected when the array is.
 *
 * <p>While every element has the same history, {@code uniform} stands for them all. An element of
 * its own makes {@code cells}, which from then on holds one history an element; cells that are null
 * still have the uniform one. Histories are shared, so a cell costs one reference.
 */
public final class ArrayShadow extends IdentityTable.Entry implements Location {
  private static final IdentityTable<ArrayShadow> TABLE =
      new IdentityTable<>() {
        @Override
        protected ArrayShadow create(Object array, int hash) {
          return new ArrayShadow(array, hash);
        }
      };

  private final Class<?> type;

  /** Set once, by whoever first touches a single element; read without a lock. */
  volatile History[] cells;

  private ArrayShadow(Object array, int hash) {
    super(array, hash);
    this.type = array.getClass();
  }

  static ArrayShadow of(Object array) {
    return TABLE.get(array);
  }

  @Override
  public Subject subject() {
    return Subject.array(type.getTypeName(), null);
  }

  /** The element histories, made now if there were none. */
  History[] materialise(Object array) {
    synchronized (this) {
      if (cells == null) {
        cells = new History[Array.getLength(array)];
      }
      return cells;
    }
  }
}

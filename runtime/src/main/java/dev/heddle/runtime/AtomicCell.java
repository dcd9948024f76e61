// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.table.IdentityTable;
import java.util.Arrays;

/**
 * What is kept for a variable that is accessed atomically though it is not volatile: an element of
 * an atomic array, a plain field or array element behind a variable handle. It lives as long as the
 * object that contains the variable.
 */
final class AtomicCell {
  private static final IdentityTable<Cells> TABLE =
      new IdentityTable<>() {
        @Override
        protected Cells create(Object object) {
          return new Cells(object);
        }
      };

  final SyncClock clock = SyncClock.make();

  /**
   * Those accesses in the variable's history that were atomic: they do not race with each other.
   * Guarded by this cell's monitor, like every change that an atomic access makes to the history.
   */
  History accesses;

  private AtomicCell() {}

  /** The cells of one object or array, by the number of the field or element. */
  private static final class Cells extends IdentityTable.Entry {
    /**
     * Grown and filled under this entry's monitor; read without, so one may be looked for twice.
     */
    private volatile AtomicCell[] cells = new AtomicCell[0];

    Cells(Object object) {
      super(object);
    }

    AtomicCell cell(int index) {
      AtomicCell[] known = cells;
      AtomicCell cell = index < known.length ? known[index] : null;
      return cell != null ? cell : add(index);
    }

    private synchronized AtomicCell add(int index) {
      AtomicCell[] known = cells;
      if (index >= known.length) {
        known = Arrays.copyOf(known, Math.max(index + 1, 2 * known.length));
      }
      if (known[index] == null) {
        known[index] = new AtomicCell();
      }
      cells = known;
      return known[index];
    }
  }

  /** The cell of a field or element; null for an index that the program's own check will refuse. */
  static AtomicCell of(Object object, int index) {
    return index < 0 ? null : TABLE.get(object).cell(index);
  }
}

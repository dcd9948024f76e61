// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.library;

import dev.heddle.runtime.internal.table.IdentityTable;
import java.util.Arrays;

/** An object for each element of an atomic array, so that threads can meet there one by one. */
public final class ElementKeys {
  private static final IdentityTable<ElementEntry> TABLE =
      new IdentityTable<>() {
        @Override
        protected ElementEntry create(Object object, int hash) {
          return new ElementEntry(object, hash);
        }
      };

  private ElementKeys() {}

  /** The keys of one array; they live as long as the array does. */
  private static final class ElementEntry extends IdentityTable.Entry {
    /** Grown and filled under this entry's monitor; read without, so a key may be looked for twice. */
    private volatile Object[] keys = new Object[0];

    ElementEntry(Object object, int hash) {
      super(object, hash);
    }

    Object key(int index) {
      Object[] known = keys;
      Object key = index < known.length ? known[index] : null;
      return key != null ? key : add(index);
    }

    private synchronized Object add(int index) {
      Object[] known = keys;
      if (index >= known.length) {
        known = Arrays.copyOf(known, Math.max(index + 1, 2 * known.length));
      }
      if (known[index] == null) {
        known[index] = new Object();
      }
      keys = known;
      return known[index];
    }
  }

  /** The key of an element; null for an index that the program's own check will refuse. */
  public static Object of(Object array, int index) {
    return index < 0 ? null : TABLE.get(array).key(index);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.FieldTable.WatchedField;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.internal.table.IdentityTable;
import dev.heddle.runtime.internal.thread.Memory;

/** Finds what the constructor of an object has left in it, where that is told late. */
public final class Constructions {
  private Constructions() {}

  /** The constructor's write to any of the object's fields; null if none is known. */
  public static MemoryAccess of(Object object) {
    if (object instanceof Class || object instanceof IdentityTable.Entry) {
      return null;
    }
    for (WatchedField field : FieldTable.instanceFields(object)) {
      if (!field.isVolatile
          && Memory.UNSAFE.getReference(object, field.shadow) instanceof TrackedHistory history
          && history.state instanceof MemoryAccess constructed) {
        return constructed;
      }
    }
    return null;
  }
}

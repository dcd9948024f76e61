// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.internal.context.ContextCache;
import dev.heddle.runtime.internal.table.IdentityTable;
import jdk.internal.vm.annotation.DontInline;

/**
 * Who has made which array, and where, where owners pass. An array cannot note it itself, as an
 * object does, so there is an entry for each, which is as small as can be: all that are made in the
 * same context share the access. A shadow and a state come when the array is accessed.
 */
final class ArrayMakers {
  private static final int MAKING =
      MemoryAccess.CALL | MemoryAccess.CONSTRUCTING | MemoryAccess.THROUGH_THIS;

  /** Tells arrays of several types apart that one place makes, and objects that it constructs. */
  private static final long MIX = 0x9e3779b97f4a7c15L;

  private static final IdentityTable<Made> TABLE =
      new IdentityTable<>() {
        @Override
        protected Made create(Object array) {
          throw new IllegalStateException("an array is noted by its maker");
        }
      };

  private static final ClassValue<Location> LOCATIONS =
      new ClassValue<>() {
        @Override
        protected Location computeValue(Class<?> type) {
          return new AnyArray(Subject.array(type.getTypeName(), null));
        }
      };

  private ArrayMakers() {}

  /** An array, and the access that has made it. */
  private static final class Made extends IdentityTable.Entry {
    final MemoryAccess access;

    Made(Object array, MemoryAccess access) {
      super(array);
      this.access = access;
    }
  }

  /** Whichever array of a type: a report never asks an earlier access for more. */
  private record AnyArray(Subject subject) implements Location {}

  /** The thread has made the array just now. */
  static void note(Object array, int dimensions, ThreadState thread, long context, int site) {
    MemoryAccess access = access(array.getClass(), thread, context, site);
    TABLE.add(array, new Made(array, access));
    if (dimensions > 1) {
      for (Object inner : (Object[]) array) {
        note(inner, dimensions - 1, thread, context, site);
      }
    }
  }

  private static MemoryAccess access(Class<?> type, ThreadState thread, long context, int site) {
    long sum = ContextCache.sum(context, site, thread.locks.hash()) + type.hashCode() * MIX;
    MemoryAccess known = thread.detectors.constructed(sum);
    return known != null ? known : accessAnew(type, sum, thread, context, site);
  }

  @DontInline
  private static MemoryAccess accessAnew(
      Class<?> type, long sum, ThreadState thread, long context, int site) {
    MemoryAccess access =
        new MemoryAccess(
            thread.record,
            true,
            LOCATIONS.get(type),
            thread.contextAt(context, site),
            thread.locks.protecting(true),
            MAKING);
    thread.detectors.addConstructed(sum, access);
    return access;
  }

  /** How the array was made; null if nobody has noted that. */
  static MemoryAccess making(Object array) {
    Made made = TABLE.find(array);
    return made == null ? null : made.access;
  }
}

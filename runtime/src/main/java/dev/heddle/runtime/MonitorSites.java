// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.table.SyncTable;
import dev.heddle.runtime.internal.thread.Memory;
import dev.heddle.runtime.internal.thread.Shadows;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import jdk.internal.misc.Unsafe;

/**
 * Finds the clock of the lock at a synchronized block. Remembers for each site what was met there
 * last: the class of the lock, if that is woven, or else the lock's own entry in the table.
 *
 * <p>Elements of {@code RECENT} are overwritten freely by all threads; whoever reads one checks
 * that it is about the lock at hand. Both kinds refer weakly, so that nothing is kept from
 * collection.
 */
final class MonitorSites {
  private static final Unsafe UNSAFE = Memory.UNSAFE;
  private static final WeakReference<?>[] RECENT = new WeakReference<?>[1 << 9];

  private static final ClassValue<MonitorField> FIELDS =
      new ClassValue<>() {
        @Override
        protected MonitorField computeValue(Class<?> type) {
          ThreadState thread = ThreadState.current();
          thread.quiet++;
          try {
            return new MonitorField(type);
          } finally {
            thread.quiet--;
          }
        }
      };

  private MonitorSites() {}

  /** Where the objects of a woven class keep the clock of their monitor; they may have no place. */
  private static final class MonitorField extends WeakReference<Class<?>> {
    private final long offset;

    MonitorField(Class<?> type) {
      super(type);
      long found = -1;
      for (Class<?> each = type; each != null && found < 0; each = each.getSuperclass()) {
        Field field = Shadows.declared(each, Shadows.MONITOR);
        found = field == null ? -1 : UNSAFE.objectFieldOffset(field);
      }
      offset = found;
    }

    SyncClock clock(Object lock) {
      if (offset < 0) {
        return SyncTable.clock(lock);
      }
      SyncClock clock = (SyncClock) UNSAFE.getReference(lock, offset);
      return clock != null ? clock : keep(lock);
    }

    /** The table has the clock as well, for those who do not know the field. */
    private SyncClock keep(Object lock) {
      SyncClock clock = SyncTable.clock(lock);
      UNSAFE.putReferenceRelease(lock, offset, clock);
      return clock;
    }
  }

  static SyncClock clock(Object lock, int site) {
    Object recent = RECENT[site & (RECENT.length - 1)];
    if (recent instanceof MonitorField field) {
      if (field.refersTo(lock.getClass())) {
        return field.clock(lock);
      }
    } else if (recent instanceof SyncTable.SyncEntry entry && entry.refersTo(lock)) {
      return entry.clock;
    }
    return find(lock, site & (RECENT.length - 1));
  }

  private static SyncClock find(Object lock, int index) {
    Class<?> type = lock.getClass();
    if (type.getClassLoader() == null) {
      SyncTable.SyncEntry entry = SyncTable.entry(lock);
      RECENT[index] = entry;
      return entry.clock;
    }
    MonitorField field = FIELDS.get(type);
    RECENT[index] = field;
    return field.clock(lock);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.table.SyncTable;
import java.lang.ref.WeakReference;

/**
 * Finds the clock of the lock at a synchronized block. Remembers for each site what was met there
 * last: the class of the lock, if that is woven, or else the lock's own entry in the table.
 *
 * <p>Elements of {@code RECENT} are overwritten freely by all threads; whoever reads one checks
 * that it is about the lock at hand. Both kinds refer weakly, so that nothing is kept from
 * collection.
 */
final class MonitorSites {
  private static final WeakReference<?>[] RECENT = new WeakReference<?>[1 << 9];

  private MonitorSites() {}

  static SyncClock clock(Object lock, int site) {
    Object recent = RECENT[site & (RECENT.length - 1)];
    if (recent instanceof ClockPlace place) {
      if (place.refersTo(lock.getClass())) {
        return place.ofMonitor(lock);
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
    ClockPlace place = ClockPlace.of(type);
    RECENT[index] = place;
    return place.ofMonitor(lock);
  }
}

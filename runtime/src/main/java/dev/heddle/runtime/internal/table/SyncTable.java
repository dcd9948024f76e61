// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.table;

import dev.heddle.runtime.SyncClock;

/** The clocks of objects that threads synchronise on and that carry no shadow field. */
public final class SyncTable {
  private static final IdentityTable<SyncEntry> TABLE =
      new IdentityTable<>() {
        @Override
        protected SyncEntry create(Object object, int hash) {
          return new SyncEntry(object, hash);
        }
      };

  private SyncTable() {}

  /** An object's clock, and a second one for the readers' side if it is a read-write lock. */
  public static final class SyncEntry extends IdentityTable.Entry {
    /** Replaced at most once, by the silent clock, before other threads use the object. */
    public volatile SyncClock clock = new SyncClock();

    private volatile SyncClock readers;

    SyncEntry(Object object, int hash) {
      super(object, hash);
    }

    /** What readers have released; writers acquire it, other readers do not. */
    public synchronized SyncClock readers() {
      if (readers == null) {
        readers = clock == SyncClock.SILENT ? clock : new SyncClock();
      }
      return readers;
    }

    /** The same if anything was ever released to it, else null. */
    public SyncClock existingReaders() {
      return readers;
    }
  }

  /** The clock of an object; a clock is its own. */
  public static SyncClock clock(Object object) {
    return object instanceof SyncClock clock ? clock : TABLE.get(object).clock;
  }

  public static SyncEntry entry(Object object) {
    return TABLE.get(object);
  }

  /** What threads do with the object orders nothing from now on. */
  public static void exempt(Object object) {
    TABLE.get(object).clock = SyncClock.SILENT;
  }

  /** The clock if anything was ever released to the object. */
  public static SyncClock existing(Object object) {
    if (object instanceof SyncClock clock) {
      return clock;
    }
    SyncEntry entry = TABLE.find(object);
    return entry == null ? null : entry.clock;
  }
}

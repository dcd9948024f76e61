// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.table;

import dev.heddle.runtime.ClockPlace;
import dev.heddle.runtime.SyncClock;
import dev.heddle.runtime.internal.thread.Memory;

/** The clocks of objects that threads synchronise on, wherever they are kept. */
public final class SyncTable {
  private static final IdentityTable<SyncEntry> TABLE =
      new IdentityTable<>() {
        @Override
        protected SyncEntry create(Object object) {
          return new SyncEntry(object);
        }
      };

  private SyncTable() {}

  /**
   * An object's clock, and a second one: for the readers' side if it is a read-write lock, or for
   * those fields that the model keeps apart.
   */
  public static final class SyncEntry extends IdentityTable.Entry {
    private static final long SECOND = Memory.UNSAFE.objectFieldOffset(SyncEntry.class, "second");

    /** Replaced at most once, by the silent clock, before other threads use the object. */
    public volatile SyncClock clock;

    private volatile SyncClock second;

    SyncEntry(Object object) {
      super(object);
      ClockPlace place = ClockPlace.in(object);
      SyncClock carried = place == null ? null : place.carried(object);
      clock = carried != null ? carried : SyncClock.make();
    }

    /** What readers have released; writers acquire it, other readers do not. */
    public SyncClock readers() {
      return second();
    }

    /** Made without a monitor: a virtual thread must not wait for one here. */
    private SyncClock second() {
      if (second == null) {
        SyncClock made = clock == SyncClock.SILENT ? clock : SyncClock.make();
        Memory.UNSAFE.compareAndSetReference(this, SECOND, null, made);
      }
      return second;
    }

    /** The same if anything was ever released to it, else null. */
    public SyncClock existingReaders() {
      return second;
    }
  }

  /** The clock of an object; a clock is its own. */
  public static SyncClock clock(Object object) {
    if (object instanceof SyncClock clock) {
      return clock;
    }
    ClockPlace place = ClockPlace.in(object);
    SyncClock carried = place == null ? null : place.clock(object);
    return carried != null ? carried : TABLE.get(object).clock;
  }

  public static SyncEntry entry(Object object) {
    return TABLE.get(object);
  }

  /** The clock of those fields of an object that are kept apart. */
  public static SyncClock apart(Object object) {
    return TABLE.get(object).second();
  }

  /** The same if anything was ever released to it, else null. */
  public static SyncClock existingApart(Object object) {
    SyncEntry entry = TABLE.find(object);
    return entry == null ? null : entry.second;
  }

  /** What threads do with the object orders nothing from now on. */
  public static void exempt(Object object) {
    ClockPlace place = ClockPlace.in(object);
    if (place != null) {
      place.exempt(object);
    }
    TABLE.get(object).clock = SyncClock.SILENT;
  }

  /** The clock if anything was ever released to the object. */
  public static SyncClock existing(Object object) {
    if (object instanceof SyncClock clock) {
      return clock;
    }
    ClockPlace place = ClockPlace.in(object);
    if (place != null) {
      SyncClock carried = place.existing(object);
      if (!place.isGivenUp()) {
        return carried;
      }
    }
    SyncEntry entry = TABLE.find(object);
    return entry == null ? null : entry.clock;
  }
}

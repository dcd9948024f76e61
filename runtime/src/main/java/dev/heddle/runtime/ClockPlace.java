// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.table.SyncTable;
import dev.heddle.runtime.internal.thread.Memory;
import dev.heddle.runtime.internal.thread.Shadows;
import java.lang.ref.WeakReference;
import jdk.internal.misc.Unsafe;

/**
 * Where the objects of a woven class carry the clock that threads synchronise by: in the field of
 * their monitor's clock, or else in that of their constructor's stamp. An entry in a table would
 * outlive its object until a collection has found it dead, and cost the collector more than it
 * costs the threads.
 *
 * <p>The stamp comes at the constructor's end and would wipe out a clock. If threads synchronise by
 * an object whose constructor goes on, its class is given up, and the clocks of all its objects are
 * in the table from then on. Memory ordering: who gives up a class says so before it looks for a
 * carried clock to put into the table, and who has found a carried clock or made one looks
 * afterwards whether the class was given up. So at least one of the two sees the other, and both
 * use the same clock.
 */
public final class ClockPlace extends WeakReference<Class<?>> {
  private static final Unsafe UNSAFE = Memory.UNSAFE;

  private static final ClassValue<ClockPlace> PLACES =
      new QuietClassValue<>() {
        @Override
        protected ClockPlace find(Class<?> type) {
          return new ClockPlace(type);
        }
      };

  /** Negative if there is no such field. */
  private final long monitor;

  /** Negative if there is no such field, or none that is needed. */
  private final long stamp;

  private volatile boolean isGivenUp;

  private ClockPlace(Class<?> type) {
    super(type);
    monitor = Shadows.offset(type, Shadows.MONITOR);
    stamp = monitor < 0 ? Shadows.offset(type, Shadows.FROZEN) : -1;
  }

  /** The place in objects of that object's class; null if they have none. */
  public static ClockPlace in(Object object) {
    Class<?> type = object.getClass();
    if (type.getClassLoader() == null) {
      return null;
    }
    ClockPlace place = PLACES.get(type);
    return place.monitor < 0 && place.stamp < 0 ? null : place;
  }

  /** Where objects of the class would carry a clock if they can. */
  static ClockPlace of(Class<?> type) {
    return PLACES.get(type);
  }

  /** The clock of the object's monitor, quickly if it carries that in a field of its own. */
  SyncClock ofMonitor(Object lock) {
    SyncClock clock = monitor < 0 ? null : (SyncClock) UNSAFE.getReference(lock, monitor);
    return clock != null ? clock : SyncTable.clock(lock);
  }

  /** The clock that the object carries, made now if it carried none; null if the table has it. */
  public SyncClock clock(Object object) {
    SyncClock carried = isGivenUp ? null : carry(object);
    return isGivenUp ? null : carried;
  }

  /** For an entry of the table: the clock that the object carries; null if it carries none. */
  public SyncClock carried(Object object) {
    return isGivenUp ? existing(object) : carry(object);
  }

  private SyncClock carry(Object object) {
    return stamp < 0 ? SyncClock.in(object, monitor) : inStamp(object);
  }

  /** The clock that the object carries; null if it carries none. */
  public SyncClock existing(Object object) {
    if (stamp < 0) {
      return (SyncClock) UNSAFE.getReferenceVolatile(object, monitor);
    }
    return UNSAFE.getReferenceVolatile(object, stamp) instanceof CarriedClock carried
        ? carried.clock
        : null;
  }

  /** Whether the table may have clocks of such objects; to be asked last. */
  public boolean isGivenUp() {
    return isGivenUp;
  }

  private SyncClock inStamp(Object object) {
    while (true) {
      History there = (History) UNSAFE.getReferenceVolatile(object, stamp);
      if (there instanceof CarriedClock carried) {
        return carried.clock;
      } else if (there == null) {
        isGivenUp = true;
        return null;
      }
      CarriedClock made = new CarriedClock(there, SyncClock.make());
      if (UNSAFE.compareAndSetReference(object, stamp, there, made)) {
        return made.clock;
      }
    }
  }

  /** What threads do with the object orders nothing from now on. */
  public void exempt(Object object) {
    if (carried(object) == null) {
      return;
    }
    if (stamp < 0) {
      UNSAFE.putReferenceVolatile(object, monitor, SyncClock.SILENT);
    } else {
      ((CarriedClock) UNSAFE.getReferenceVolatile(object, stamp)).clock = SyncClock.SILENT;
    }
  }
}

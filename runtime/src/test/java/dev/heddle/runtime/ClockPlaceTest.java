// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.internal.table.SyncTable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class ClockPlaceTest {
  private final History stamp = History.written(1, null);

  /** As the weaver leaves a class with final fields. */
  static class Stamped {
    History $heddle$$frozen;

    Stamped(History stamp) {
      $heddle$$frozen = stamp;
    }
  }

  /** Given up in its test, as the next two are. */
  static final class StampedLate extends Stamped {
    StampedLate(History stamp) {
      super(stamp);
    }
  }

  static final class StampedTwin extends Stamped {
    StampedTwin(History stamp) {
      super(stamp);
    }
  }

  static final class StampedAtOnce extends Stamped {
    StampedAtOnce() {
      super(null);
    }
  }

  /** As the weaver leaves a class with synchronized methods. */
  static final class Locked {
    SyncClock $heddle$$monitor;
  }

  /** Both have such methods: the weaver gives each a field. */
  static class LockedBelow {
    SyncClock $heddle$$monitor;
  }

  static final class LockedAbove extends LockedBelow {
    SyncClock $heddle$$monitor;
  }

  @Test
  void anObjectCarriesItsClockBesideItsStamp() {
    Stamped object = new Stamped(stamp);
    assertThat(SyncTable.existing(object)).isNull();
    assertThat(object.$heddle$$frozen).as("nothing was released").isSameAs(stamp);
    SyncClock clock = SyncTable.clock(object);
    assertThat(SyncTable.clock(object)).isSameAs(clock);
    assertThat(SyncTable.existing(object)).isSameAs(clock);
    assertThat(((CarriedClock) object.$heddle$$frozen).clock).isSameAs(clock);
    assertThat(object.$heddle$$frozen.write).isEqualTo(stamp.write);
    assertThat(SyncTable.entry(object).clock).isSameAs(clock);
    assertThat(SyncTable.clock(new Stamped(stamp))).isNotSameAs(clock);
  }

  @Test
  void theTableMayComeFirst() {
    Stamped object = new Stamped(stamp);
    SyncClock clock = SyncTable.entry(object).clock;
    assertThat(SyncTable.clock(object)).isSameAs(clock);
    assertThat(SyncTable.existing(object)).isSameAs(clock);
  }

  @Test
  void aClassIsGivenUpIfItsObjectsAreSharedBeforeTheStamp() {
    StampedLate before = new StampedLate(stamp);
    SyncClock clockBefore = SyncTable.clock(before);
    StampedLate object = new StampedLate(null);
    assertThat(SyncTable.existing(object)).isNull();
    SyncClock clock = SyncTable.clock(object);
    object.$heddle$$frozen = stamp;
    assertThat(SyncTable.clock(object)).as("the stamp wipes out nothing").isSameAs(clock);
    assertThat(SyncTable.existing(object)).isSameAs(clock);
    assertThat(object.$heddle$$frozen).isSameAs(stamp);
    assertThat(SyncTable.clock(before)).as("carried already").isSameAs(clockBefore);
    assertThat(SyncTable.existing(new StampedLate(stamp))).isNull();
  }

  @Test
  void threadsThatShareAnObjectUnderConstructionUseOneClock() throws Exception {
    for (int i = 0; i < 200; i++) {
      StampedAtOnce object = new StampedAtOnce();
      AtomicReference<SyncClock> other = new AtomicReference<>();
      CyclicBarrier start = new CyclicBarrier(2);
      Thread asking =
          new Thread(
              () -> {
                try {
                  start.await();
                  other.set(SyncTable.clock(object));
                } catch (Exception e) {
                  throw new IllegalStateException(e);
                }
              });
      asking.start();
      start.await();
      object.$heddle$$frozen = stamp;
      SyncClock clock = SyncTable.clock(object);
      asking.join();
      assertThat(other.get()).isSameAs(SyncTable.clock(object));
      assertThat(clock).isSameAs(other.get());
    }
  }

  @Test
  void aMonitorsClockIsThatOfTheObject() {
    Locked object = new Locked();
    assertThat(SyncTable.existing(object)).isNull();
    SyncClock clock = SyncTable.clock(object);
    assertThat(object.$heddle$$monitor).isSameAs(clock);
    assertThat(SyncTable.entry(object).clock).isSameAs(clock);
    assertThat(MonitorSites.clock(object, 1)).isSameAs(clock);
    assertThat(MonitorSites.clock(object, 1)).as("by the site's memory").isSameAs(clock);
  }

  @Test
  void superclassAndSubclassHaveOneClock() {
    LockedAbove object = new LockedAbove();
    SyncClock clock = SyncTable.clock(object);
    assertThat(Monitors.clock(object)).isSameAs(clock);
    assertThat(MonitorSites.clock(object, 2)).isSameAs(clock);
    assertThat(object.$heddle$$monitor).isSameAs(clock);
    assertThat(((LockedBelow) object).$heddle$$monitor).as("set by its own code").isNull();
  }

  @Test
  void whatIsExemptIsSilentWhereverItsClockIs() {
    Stamped stamped = new Stamped(stamp);
    Locked locked = new Locked();
    Object plain = new Object();
    for (Object each : new Object[] {stamped, locked, plain}) {
      SyncTable.exempt(each);
      assertThat(SyncTable.clock(each)).isSameAs(SyncClock.SILENT);
      assertThat(SyncTable.existing(each)).isSameAs(SyncClock.SILENT);
      assertThat(SyncTable.entry(each).clock).isSameAs(SyncClock.SILENT);
    }
  }

  @Test
  void aCopyGetsAClockOfItsOwn() {
    Stamped original = new StampedTwin(stamp);
    SyncClock clock = SyncTable.clock(original);
    Stamped copy = new StampedTwin(original.$heddle$$frozen);
    Copies.cloned(original, copy, Raced.thread("copier"), 1, 0);
    assertThat(SyncTable.clock(copy)).isNotSameAs(clock);
    assertThat(SyncTable.clock(original)).isSameAs(clock);
  }
}

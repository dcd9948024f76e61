// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.clock.VectorClock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Slots are global: each test puts aside those that earlier tests have freed. */
class SlotsTest {
  private static final int GENEROUS = 1 << 12;
  private static final VectorClock EVERYTHING = everything();

  @BeforeEach
  void takeAllThatIsFree() {
    int newest = take(VectorClock.EMPTY).slot;
    while (take(EVERYTHING).slot <= newest) {
      // There may be more.
    }
  }

  private static VectorClock everything() {
    VectorClock clock = VectorClock.EMPTY;
    for (int slot = 1; slot < GENEROUS; slot++) {
      clock = clock.with(slot, 1L << 40);
    }
    return clock;
  }

  @Test
  void aSlotIsReusedByAThreadThatKnowsItsOwnersEnd() {
    ThreadRecord first = take(VectorClock.EMPTY);
    Slots.giveBack(first, Epoch.of(first.slot, 9));
    ThreadRecord ignorant = take(VectorClock.EMPTY.with(first.slot, 8));
    assertThat(ignorant.slot).isNotEqualTo(first.slot);
    ThreadRecord second = take(VectorClock.EMPTY.with(first.slot, 9));
    assertThat(second.slot).isEqualTo(first.slot);
    assertThat(second.firstTime).isEqualTo(10);
    assertThat(take(VectorClock.EMPTY.with(first.slot, 9)).slot).isNotEqualTo(first.slot);
  }

  @Test
  void theOwnerAtAnInstantIsRemembered() {
    ThreadRecord first = take(VectorClock.EMPTY);
    Slots.giveBack(first, Epoch.of(first.slot, 9));
    ThreadRecord second = take(VectorClock.EMPTY.with(first.slot, 9));
    assertThat(Slots.ownerAt(Epoch.of(first.slot, 9))).isSameAs(first);
    assertThat(Slots.ownerAt(Epoch.of(first.slot, 10))).isSameAs(second);
    assertThat(first.name()).isEqualTo("owner");
  }

  @Test
  void theOwnersOfLongAgoAreForgotten() {
    ThreadRecord first = take(VectorClock.EMPTY);
    ThreadRecord record = first;
    for (int i = 0; i < 40; i++) {
      long last = record.firstEpoch();
      Slots.giveBack(record, last);
      record = take(VectorClock.EMPTY.with(first.slot, Epoch.time(last)));
      assertThat(record.slot).isEqualTo(first.slot);
    }
    assertThat(Slots.ownerAt(first.firstEpoch())).isNull();
    assertThat(Slots.ownerAt(record.firstEpoch())).isSameAs(record);
  }

  /** In a runtime of its own, because it uses up the slots of the one that other tests share. */
  @Test
  void whenManyAreInUseAnyFreeSlotWillDo() throws Exception {
    IsolatedRuntime.run(GenerousReuse.class);
  }

  /** Takes the generous number of slots, then one more, with and without a free one. */
  static final class GenerousReuse implements Runnable {
    @Override
    public void run() {
      ThreadRecord first = take(VectorClock.EMPTY);
      Slots.giveBack(first, Epoch.of(first.slot, 5));
      ThreadRecord record = first;
      while (record.slot < GENEROUS - 1) {
        record = take(VectorClock.EMPTY);
        assertThat(record.slot).isNotEqualTo(first.slot);
      }
      ThreadRecord next = take(VectorClock.EMPTY);
      assertThat(next.slot).as("the longest free one").isEqualTo(first.slot);
      assertThat(next.firstTime).isEqualTo(6);
      assertThat(take(VectorClock.EMPTY).slot).as("none is free").isEqualTo(GENEROUS);
    }
  }

  private static ThreadRecord take(VectorClock inherited) {
    return Slots.take(new Thread("owner"), inherited, null);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares clocks with plain maps, over slots on both sides of every border of the tree. */
class VectorClockTest {
  private static final int[] SLOTS = {
    0, 1, 2, 3, 62, 63, 64, 65, 127, 128, 4094, 4095, 4096, 4097, 8191, 262_142, 262_143
  };

  /** A clock, and what it should know. */
  private record Pair(VectorClock clock, Map<Integer, Long> times) {
    static final Pair NOTHING = new Pair(VectorClock.EMPTY, Map.of());

    Pair with(int slot, long time) {
      Map<Integer, Long> advanced = new HashMap<>(times);
      advanced.merge(slot, time, Math::max);
      return new Pair(clock.with(slot, time), advanced);
    }

    Pair join(Pair other) {
      Map<Integer, Long> joined = new HashMap<>(times);
      other.times.forEach((slot, time) -> joined.merge(slot, time, Math::max));
      return new Pair(clock.join(other.clock), joined);
    }

    boolean covers(Pair other) {
      return other.times.entrySet().stream()
          .allMatch(entry -> times.getOrDefault(entry.getKey(), 0L) >= entry.getValue());
    }

    void check() {
      for (int slot : SLOTS) {
        assertThat(clock.time(slot)).as("slot %d", slot).isEqualTo(times.getOrDefault(slot, 0L));
      }
    }
  }

  @Test
  void knowsWhatAPlainMapKnows() {
    Random random = new Random(1);
    List<Pair> clocks = new ArrayList<>(List.of(Pair.NOTHING));
    for (int step = 0; step < 20_000; step++) {
      Pair left = clocks.get(random.nextInt(clocks.size()));
      Pair right = clocks.get(random.nextInt(clocks.size()));
      Pair next =
          random.nextInt(3) == 0
              ? left.join(right)
              : left.with(SLOTS[random.nextInt(SLOTS.length)], 1 + random.nextInt(4));
      next.check();
      remember(clocks, next, random);
    }
  }

  @Test
  void aJoinThatAddsNothingGivesBackASide() {
    Random random = new Random(2);
    List<Pair> clocks = new ArrayList<>(List.of(Pair.NOTHING));
    int covered = 0;
    for (int step = 0; step < 20_000; step++) {
      Pair left = clocks.get(random.nextInt(clocks.size()));
      Pair right = clocks.get(random.nextInt(clocks.size()));
      Pair joined = left.join(right);
      if (left.covers(right)) {
        covered++;
        assertThat(joined.clock()).isSameAs(left.clock());
      } else if (right.covers(left)) {
        covered++;
        assertThat(joined.clock()).isSameAs(right.clock());
      }
      int slot = SLOTS[random.nextInt(SLOTS.length)];
      remember(clocks, joined.with(slot, 1 + random.nextInt(3)), random);
    }
    assertThat(covered).isGreaterThan(1000);
  }

  @Test
  void joinsInAnyOrderAreEqual() {
    Random random = new Random(3);
    for (int step = 0; step < 3_000; step++) {
      Pair a = some(random);
      Pair b = some(random);
      Pair c = some(random);
      new Pair(a.join(b).clock(), b.join(a).times()).check();
      new Pair(a.join(b).join(c).clock(), a.join(b.join(c)).times()).check();
      new Pair(a.join(b.join(c)).clock(), a.join(b).join(c).times()).check();
      assertThat(a.clock().join(a.clock())).isSameAs(a.clock());
    }
  }

  @Test
  void joinsAndAdvancesAtOnce() {
    Random random = new Random(4);
    for (int step = 0; step < 20_000; step++) {
      Pair left = some(random);
      Pair right = some(random);
      int slot = SLOTS[random.nextInt(SLOTS.length)];
      long time = 1 + random.nextInt(5);
      Pair expected = left.join(right).with(slot, time);
      VectorClock joined = left.clock().join(right.clock(), slot, time);
      new Pair(joined, expected.times()).check();
      if (left.covers(expected)) {
        assertThat(joined).isSameAs(left.clock());
      }
    }
  }

  @Test
  void isMadeOfTimes() {
    for (int length : new int[] {0, 3, 64, 65, 4096, 4100, 9000}) {
      long[] times = new long[length];
      Arrays.setAll(times, slot -> slot % 7);
      VectorClock clock = VectorClock.of(times);
      for (int slot = 0; slot < length + 100; slot++) {
        assertThat(clock.time(slot)).isEqualTo(slot < length ? slot % 7 : 0);
      }
    }
  }

  @Test
  void anEarlierTimeChangesNothing() {
    VectorClock clock = VectorClock.EMPTY.with(5, 7).with(100, 7);
    assertThat(clock.with(5, 7)).isSameAs(clock);
    assertThat(clock.with(5, 3)).isSameAs(clock);
    assertThat(clock.with(100, 6)).isSameAs(clock);
  }

  @Test
  void epochsHoldTheWholeRangeOfSlotsAndTimes() {
    int lastSlot = Epoch.SLOT_LIMIT - 1;
    long lastTime = (1L << Epoch.TIME_BITS) - 1;
    long epoch = Epoch.of(lastSlot, lastTime);
    assertThat(Epoch.slot(epoch)).isEqualTo(lastSlot);
    assertThat(Epoch.time(epoch)).isEqualTo(lastTime);
    assertThat(VectorClock.EMPTY.with(lastSlot, lastTime).time(lastSlot)).isEqualTo(lastTime);
  }

  private static Pair some(Random random) {
    Pair pair = Pair.NOTHING;
    for (int i = random.nextInt(8); i > 0; i--) {
      pair = pair.with(SLOTS[random.nextInt(SLOTS.length)], 1 + random.nextInt(5));
    }
    return pair;
  }

  /** A small pool: clocks that descend from one another share pieces and cover each other often. */
  private static void remember(List<Pair> clocks, Pair next, Random random) {
    if (clocks.size() < 40) {
      clocks.add(next);
    } else {
      clocks.set(random.nextInt(clocks.size()), random.nextInt(10) == 0 ? Pair.NOTHING : next);
    }
  }
}

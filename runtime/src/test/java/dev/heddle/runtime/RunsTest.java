// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.internal.clock.VectorClock;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs hold what a history for each position would hold, and no two neighbours that are alike. */
class RunsTest {
  private static final int LENGTH = 12;

  private final ThreadState thread = ThreadState.begin(new Thread("one"), VectorClock.EMPTY, null);
  private final RangeAccess access = new RangeAccess(thread).of(null, true, null);

  @Test
  void aWholeRunThatBecomesLikeItsNeighboursIsOneWithThem() {
    Runs runs = new Runs(LENGTH, null);
    runs.access(0, 4, access);
    runs.access(8, LENGTH, access);
    assertThat(runs.count()).isEqualTo(3);
    runs.access(4, 8, access);
    assertThat(runs.count()).isEqualTo(1);
    assertThat(runs.length()).isEqualTo(LENGTH);
    assertThat(runs.history(0).write).isEqualTo(thread.epoch);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void anyAccessesLeaveTheEpochsOfTheLastOnes(int seed) {
    Random random = new Random(seed);
    for (int round = 0; round < 500; round++) {
      Runs runs = new Runs(LENGTH, null);
      long[] expected = new long[LENGTH];
      for (int step = 0; step < 20; step++) {
        int from = random.nextInt(LENGTH);
        int to = from + 1 + random.nextInt(LENGTH - from);
        runs.access(from, to, access);
        for (int position = from; position < to; position++) {
          expected[position] = thread.epoch;
        }
        check(runs, expected);
        if (random.nextInt(3) == 0) {
          thread.tick();
        }
      }
    }
  }

  private static void check(Runs runs, long[] expected) {
    for (int position = 0; position < LENGTH; position++) {
      History history = runs.history(runs.find(position));
      assertThat(history == null ? 0 : history.write).isEqualTo(expected[position]);
    }
    assertThat(runs.length()).isEqualTo(LENGTH);
    for (int run = 1; run < runs.count(); run++) {
      assertThat(runs.start(run)).isGreaterThan(runs.start(run - 1));
      assertThat(History.areEqual(runs.history(run - 1), runs.history(run))).isFalse();
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.internal.clock.VectorClock;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All short sequences of accesses by one place: what is told is what was accessed. */
class SweepTest {
  private static final int LENGTH = 24;

  /** How many different elements, and how many accesses. */
  private static final int ELEMENTS = 4;

  private static final int ACCESSES = 6;

  private final ThreadState thread = ThreadState.begin(new Thread("one"), VectorClock.EMPTY, null);
  private final ThreadState other = ThreadState.begin(new Thread("two"), VectorClock.EMPTY, null);

  /** The variable of a loop is empty whenever the loop's method is called anew. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7})
  void ofOneArrayTouchesNoOtherElements(int distance) {
    int sequences = 1 << 2 * ACCESSES;
    for (int sequence = 0; sequence < sequences; sequence++) {
      for (int emptied = 0; emptied < 1 << ACCESSES; emptied += 2) {
        compare(sequence, emptied, distance, false);
      }
    }
  }

  /** Another thread has written every third element before, which orders nothing. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void ofAnArrayInLanesTouchesNoOtherElements(int distance) {
    int sequences = 1 << 2 * ACCESSES;
    for (int sequence = 0; sequence < sequences; sequence++) {
      compare(sequence, sequence * 7 & (1 << ACCESSES) - 1, distance, true);
    }
  }

  /** The library reads ranges at a place where elements are read as well. */
  @Test
  void ofRangesAndElementsTouchesNoOtherElements() {
    int ranges = 4;
    for (int sequence = 0; sequence < 1 << 4 * ranges; sequence++) {
      byte[] array = new byte[LENGTH];
      Set<Integer> accessed = new TreeSet<>();
      for (int i = 0; i < ranges; i++) {
        int first = 1 + 3 * (sequence >> 4 * i & 3);
        int count = 1 + 2 * (sequence >> 4 * i + 2 & 3);
        if (count == 1) {
          Cells.read(array, first, null, thread, 1, 0);
        } else {
          Cells.readRange(array, first, count, thread, 1, 0);
        }
        for (int index = first; index < first + count; index++) {
          accessed.add(index);
        }
      }
      long epoch = thread.epoch;
      thread.tick();
      assertThat(told(array, epoch)).as("sequence %x in base 16", sequence).isEqualTo(accessed);
    }
  }

  private void compare(int sequence, int emptied, int distance, boolean hasLanes) {
    long[] array = new long[LENGTH];
    if (hasLanes) {
      Cells.readLoop(array, 0, LENGTH / 3, 3, other, 2, 0);
      other.tick();
    }
    Set<Integer> accessed = new TreeSet<>();
    Sweep sweep = null;
    for (int i = 0; i < ACCESSES; i++) {
      int index = 1 + (sequence >> 2 * i & ELEMENTS - 1) * distance;
      accessed.add(index);
      Sweep kept = (emptied >> i & 1) == 1 ? null : sweep;
      sweep = Cells.read(array, index, kept, thread, 1, 0);
    }
    long epoch = thread.epoch;
    thread.tick();
    assertThat(told(array, epoch))
        .as(
            "sequence %o in base 4, variable emptied at %o, distance %d",
            sequence, emptied, distance)
        .isEqualTo(accessed);
  }

  private static Set<Integer> told(Object array, long epoch) {
    Set<Integer> told = new TreeSet<>();
    History[] histories = ArrayShadow.of(array).cells();
    for (int index = 0; index < LENGTH; index++) {
      if (histories[index] != null && histories[index].hasAccess(epoch)) {
        told.add(index);
      }
    }
    return told;
  }
}

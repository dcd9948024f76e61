// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.internal.clock.VectorClock;
import org.junit.jupiter.api.Test;

class CellsTest {
  private final ThreadState thread = ThreadState.begin(new Thread("one"), VectorClock.EMPTY, null);

  @Test
  void theSweepIsKeptUntilAnotherArrayComes() {
    long[] first = new long[2];
    long[] second = new long[2];
    Sweep sweep = Cells.write(first, 0, null, thread, 1, 0);
    ArrayShadow shadow = sweep.array;
    assertThat(Cells.write(first, 1, sweep, thread, 1, 0)).isSameAs(sweep);
    assertThat(sweep.array).isSameAs(shadow);
    ArrayShadow other = Cells.write(second, 1, sweep, thread, 1, 0).array;
    assertThat(other).isNotSameAs(shadow);
    assertThat(other.cells[1].write).isEqualTo(thread.epoch);
    assertThat(shadow.cells[0].write).isEqualTo(thread.epoch);
    assertThat(other.cells[0]).isNull();
  }

  @Test
  void aLoopIsToldAtTheNextRelease() {
    long[] array = new long[100];
    long epoch = thread.epoch;
    Sweep sweep = null;
    for (int index = 0; index < 100; index++) {
      sweep = Cells.write(array, index, sweep, thread, 1, 0);
    }
    assertThat(histories(array)).containsOnlyNulls();
    thread.tick();
    assertThat(histories(array)).allMatch(history -> history.write == epoch);
    assertThat(histories(array)).containsOnly(histories(array)[0]);
  }

  @Test
  void aLoopInStepsTouchesNoOtherElements() {
    long[] array = new long[100];
    for (int index = 97; index >= 0; index -= 3) {
      Cells.read(array, index, thread, 1, 0);
    }
    thread.tick();
    History[] histories = histories(array);
    for (int index = 0; index < 100; index++) {
      assertThat(histories[index] != null).as("element %d", index).isEqualTo(index % 3 == 1);
    }
  }

  @Test
  void whatALoopHasReadNeedNotBeReadAgain() {
    long[] array = new long[100];
    Sweep sweep = null;
    for (int round = 0; round < 3; round++) {
      for (int index = 0; index < 100; index++) {
        sweep = Cells.read(array, index, sweep, thread, 1, 0);
      }
    }
    assertThat(sweep.takes(99)).isTrue();
    assertThat(sweep.takes(100)).isFalse();
  }

  @Test
  void whatWasReadIsKnownUntilTheNextRelease() {
    int[] array = new int[4];
    readAll(array);
    assertThat(accessed(array)).isEqualTo(MetArray.ALL);
    thread.tick();
    assertThat(accessed(array)).isZero();
    Cells.read(array, 2, null, thread, 1, 0);
    assertThat(accessed(array)).isEqualTo(0b100);
    assertThat(histories(array)[2].last).isEqualTo(thread.epoch);
    assertThat(histories(array)[3].last).isLessThan(thread.epoch);
  }

  @Test
  void whatWasNotReadIsNotKnown() {
    int[] array = new int[4];
    Sweep sweep = null;
    for (int round = 0; round < 100; round++) {
      sweep = Cells.read(array, round % 3, null, thread, 1, 0);
    }
    assertThat(accessed(array)).isEqualTo(0b111);
    Cells.read(array, 3, sweep, thread, 1, 0);
    assertThat(histories(array)).doesNotContainNull();
  }

  @Test
  void longArraysAreNotKnown() {
    int[] array = new int[MetArray.LONGEST + 1];
    ArrayShadow.of(array).cells();
    readAll(array);
    readAll(array);
    assertThat(accessed(array)).isZero();
    int[] longest = new int[MetArray.LONGEST];
    ArrayShadow.of(longest).cells();
    readAll(longest);
    assertThat(accessed(longest)).isEqualTo(MetArray.ALL);
  }

  /** More arrays than a thread remembers, all with their own elements. */
  @Test
  void arraysAreNotMistakenForEachOther() {
    int[][] arrays = new int[5000][8];
    for (int i = 0; i < arrays.length; i++) {
      Cells.read(arrays[i], i % 8, thread, 1, 0);
    }
    for (int i = 0; i < arrays.length; i++) {
      assertThat(accessed(arrays[i])).isIn(0L, 1L << i % 8);
      assertThat(histories(arrays[i])[i % 8]).isNotNull();
    }
  }

  @Test
  void readingIsNotWriting() {
    int[] array = new int[4];
    readAll(array);
    readAll(array);
    Cells.write(array, 1, null, thread, 1, 1);
    assertThat(histories(array)[1].write).isEqualTo(thread.epoch);
    assertThat(histories(array)[2].write).isZero();
  }

  /** What a loop has found out at its entry goes for that array and those elements only. */
  @Test
  void anotherArrayThanAtTheEntryIsChecked() {
    int[] array = new int[4];
    int[] other = new int[4];
    Cells.read(array, 1, thread, 1, 0);
    MetArray met = Cells.met(array, thread);
    ArrayShadow shadow = Cells.shadow(met);
    long elements = Cells.accessed(met, thread);
    assertThat(Cells.read(array, 1, shadow, elements, null, thread, 1, 1)).isNull();
    assertThat(Cells.read(array, 2, shadow, elements, null, thread, 1, 1)).isNotNull();
    assertThat(Cells.read(other, 1, shadow, elements, null, thread, 1, 1)).isNotNull();
    assertThat(histories(other)[1]).isNotNull();
    assertThat(Cells.met(new int[4], thread)).isNull();
  }

  private long accessed(int[] array) {
    return Cells.accessed(Cells.met(array, thread), thread);
  }

  private Sweep readAll(int[] array) {
    Sweep sweep = null;
    for (int index = 0; index < array.length; index++) {
      sweep = Cells.read(array, index, sweep, thread, 1, 0);
    }
    return sweep;
  }

  @Test
  void wrongIndicesAreLeftToTheProgram() {
    long[] array = new long[20];
    Sweep sweep = Cells.write(array, 20, null, thread, 1, 0);
    Cells.write(array, -1, sweep, thread, 1, 0);
    Cells.writeRange(array, 1, 20, thread, 1, 0);
    Cells.writeRange(array, Integer.MAX_VALUE, Integer.MAX_VALUE, thread, 1, 0);
    Cells.writeRange("no array", 0, 1, thread, 1, 0);
    thread.tick();
    assertThat(histories(array)).containsOnlyNulls();
    assertThat(Checking.stopped()).isFalse();
  }

  /** A cleared reference refers to null, and so does a variable that the program has emptied. */
  @Test
  void theShadowOfACollectedArrayIsNotThatOfNull() throws InterruptedException {
    Sweep sweep = Cells.read(new long[20], 0, null, thread, 1, 0);
    for (int i = 0; i < 100 && !sweep.array.refersTo(null); i++) {
      System.gc();
      Thread.sleep(10);
    }
    assertThat(Cells.write(null, 1, sweep, thread, 1, 0)).isNull();
    assertThat(Cells.read(null, 1, sweep, thread, 1, 0)).isNull();
    assertThat(sweep.takes(0)).isTrue();
  }

  private static History[] histories(Object array) {
    // Arrays that tests look into are not used again: this is the shape without a way back.
    return ArrayShadow.of(array).cells().clone();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.internal.clock.VectorClock;
import org.junit.jupiter.api.Test;

class CellsTest {
  private final ThreadState thread = ThreadState.begin(new Thread("one"), VectorClock.EMPTY, null);

  @Test
  void theShadowIsKeptUntilAnotherArrayComes() {
    long[] first = new long[2];
    long[] second = new long[2];
    ArrayShadow shadow = Cells.write(first, 0, null, thread, 1, 0);
    assertThat(Cells.read(first, 1, shadow, thread, 1, 0)).isSameAs(shadow);
    ArrayShadow other = Cells.read(second, 1, shadow, thread, 1, 0);
    assertThat(other).isNotSameAs(shadow);
    assertThat(other.cells[1].read()).isEqualTo(thread.epoch);
    assertThat(shadow.cells[0].write).isEqualTo(thread.epoch);
    assertThat(other.cells[0]).isNull();
  }

  @Test
  void wrongIndicesAreLeftToTheProgram() {
    long[] array = new long[2];
    ArrayShadow shadow = Cells.write(array, 2, null, thread, 1, 0);
    Cells.write(array, -1, shadow, thread, 1, 0);
    Cells.writeRange(array, 1, 2, thread, 1, 0);
    Cells.writeRange(array, Integer.MAX_VALUE, Integer.MAX_VALUE, thread, 1, 0);
    Cells.writeRange("no array", 0, 1, thread, 1, 0);
    assertThat(shadow.cells).containsOnlyNulls();
    assertThat(Checking.stopped()).isFalse();
  }

  /** A cleared reference refers to null, and so does a variable that the program has emptied. */
  @Test
  void theShadowOfACollectedArrayIsNotThatOfNull() throws InterruptedException {
    ArrayShadow shadow = Cells.read(new long[1], 0, null, thread, 1, 0);
    for (int i = 0; i < 100 && !shadow.refersTo(null); i++) {
      System.gc();
      Thread.sleep(10);
    }
    History before = shadow.cells[0];
    thread.tick();
    Cells.write(null, 0, shadow, thread, 1, 0);
    assertThat(shadow.cells[0]).isSameAs(before);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.LockSet;
import dev.heddle.runtime.event.MemoryAccess;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** States of parts are what a state for each part would be, however they are stored. */
class PartStatesTest {
  private final Appender detector = new Appender();
  private final Transition transition = new Transition(detector);

  /** A state is the names of the threads that have accessed the location. */
  private static final class Appender implements Detector {
    int calls;

    @Override
    public String name() {
      return "appender";
    }

    @Override
    public Object read(Object state, MemoryAccess access) {
      calls++;
      return (state == null ? "" : state + " ") + access.actor.number();
    }
  }

  @Test
  void randomAccesses() {
    boolean wereCells = false;
    boolean wereRunsAgain = false;
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      int length = 1 + random.nextInt(400);
      String[] expected = new String[length];
      PartStates states = new RunStates();
      for (int i = 0; i < 60; i++) {
        boolean isAll = random.nextInt(10) == 0;
        int step = isAll || random.nextInt(3) > 0 ? 1 : 1 + random.nextInt(5);
        int first = isAll ? 0 : random.nextInt(length);
        int most = (length - first - 1) / step + 1;
        int count = isAll ? length : random.nextBoolean() ? 1 : 1 + random.nextInt(most);
        for (int k = 0; k < count; k++) {
          String before = expected[first + k * step];
          expected[first + k * step] = (before == null ? "" : before + " ") + i;
        }
        boolean hadCells = states instanceof CellStates;
        turnTo(i);
        states = states.access(first, step, count, transition);
        wereCells |= states instanceof CellStates;
        wereRunsAgain |= hadCells && states instanceof RunStates;
        for (int part = 0; part < length; part++) {
          assertThat(states.get(part))
              .as("%d after %d of seed %d", part, i, seed)
              .isEqualTo(expected[part]);
        }
        assertThat(states.get(length)).isNull();
      }
    }
    assertThat(wereCells).isTrue();
    assertThat(wereRunsAgain).isFalse();
  }

  @Test
  void anArrayThatIsAccessedAsAWholeHasOneState() {
    PartStates states = new RunStates();
    for (int i = 0; i < 10; i++) {
      turnTo(i);
      states = states.access(0, 1, 1_000_000, transition);
    }
    assertThat(detector.calls).isEqualTo(10);
    assertThat(states.get(999_999)).isEqualTo("0 1 2 3 4 5 6 7 8 9");
    assertThat(states.get(1_000_000)).isNull();
  }

  @Test
  void anArrayInPartsHasOneForEachPart() {
    PartStates states = new RunStates();
    for (int i = 0; i < 8; i++) {
      turnTo(i);
      states = states.access(1000 * i, 1, 1000, transition);
    }
    turnTo(8);
    states = states.access(0, 1, 8000, transition);
    assertThat(detector.calls).isEqualTo(16);
    assertThat(states.get(3999)).isEqualTo("3 8");
    assertThat(states.get(4000)).isEqualTo("4 8");
  }

  @Test
  void cellsThatAreEqualAgainAreOneRun() {
    PartStates states = new RunStates();
    for (int i = 0; i < 100; i++) {
      turnTo(i % 2);
      states = states.access(i, 1, 1, transition);
    }
    assertThat(states).isInstanceOf(CellStates.class);
    Detector forgetful =
        new Detector() {
          @Override
          public String name() {
            return "forgetful";
          }

          @Override
          public Object read(Object state, MemoryAccess access) {
            return "same";
          }
        };
    Transition toTheSame = new Transition(forgetful);
    toTheSame.turnTo(access(0));
    states = states.access(0, 1, 100, toTheSame);
    assertThat(states).isInstanceOf(RunStates.class);
    assertThat(states.get(0)).isEqualTo("same");
    assertThat(states.get(99)).isEqualTo("same");
    assertThat(states.get(100)).isNull();
  }

  private void turnTo(int actor) {
    transition.turnTo(access(actor));
  }

  private static MemoryAccess access(int actor) {
    return new MemoryAccess(new TracedActor(actor), false, null, null, LockSet.EMPTY, 0);
  }
}

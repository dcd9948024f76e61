// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The rules of FastTrack (Flanagan and Freund, PLDI 2009, figure 5), by their names there. */
class TransitionsTest {
  private final ThreadState first = Raced.thread("first");
  private final ThreadState second = Raced.thread("second");
  private final ThreadState third = Raced.thread("third");
  private final Raced x = new Raced();
  private History history;

  @Nested
  class ReadSameEpoch {
    @Test
    void changesNothing() {
      read(first);
      History before = history;
      read(first);
      assertThat(history).isSameAs(before);
    }

    @Test
    void changesNothingWhenOthersHaveReadSince() {
      read(first);
      read(second);
      History before = history;
      read(first);
      assertThat(history).isSameAs(before);
      assertThat(readers()).isEqualTo(2);
    }
  }

  @Nested
  class ReadExclusive {
    @Test
    void replacesTheReadThatItKnows() {
      read(first);
      Raced.order(first, second);
      read(second);
      assertThat(readers()).isEqualTo(1);
      assertThat(history.read()).isEqualTo(second.epoch);
      assertThat(history.last).isEqualTo(second.epoch);
      assertThat(x.reports).isZero();
    }

    @Test
    void keepsTheLastWrite() {
      write(first);
      long written = history.write;
      Raced.order(first, second);
      read(second);
      assertThat(history.write).isEqualTo(written);
      assertThat(x.reports).isZero();
    }

    @Test
    void ofAnUnknownWriteIsARace() {
      write(first);
      read(second);
      assertThat(x.reports).isEqualTo(1);
    }
  }

  @Nested
  class ReadShare {
    @Test
    void keepsBothUnorderedReads() {
      read(first);
      read(second);
      assertThat(readers()).isEqualTo(2);
      assertThat(history.hasAccess(first.epoch)).isTrue();
      assertThat(history.hasAccess(second.epoch)).isTrue();
      assertThat(x.reports).as("reads do not race").isZero();
    }
  }

  @Nested
  class ReadShared {
    @Test
    void addsToTheSet() {
      read(first);
      read(second);
      read(third);
      assertThat(readers()).isEqualTo(3);
    }

    @Test
    void replacesTheOwnEarlierRead() {
      read(first);
      read(second);
      first.tick();
      read(first);
      assertThat(readers()).isEqualTo(2);
      assertThat(history.hasAccess(first.epoch)).isTrue();
    }
  }

  @Nested
  class WriteSameEpoch {
    @Test
    void isTheLastWriteAgain() {
      write(first);
      long written = history.write;
      write(first);
      assertThat(history.write).isEqualTo(written).isEqualTo(first.epoch);
      assertThat(x.reports).isZero();
    }
  }

  @Nested
  class WriteExclusive {
    @Test
    void replacesEverythingThatItKnows() {
      write(first);
      Raced.order(first, second);
      read(second);
      write(second);
      assertThat(history.write).isEqualTo(second.epoch);
      assertThat(history.last).isEqualTo(second.epoch);
      assertThat(readers()).isZero();
      assertThat(x.reports).isZero();
    }

    @Test
    void overAnUnknownWriteIsARace() {
      write(first);
      write(second);
      assertThat(x.reports).isEqualTo(1);
      assertThat(history.write).isEqualTo(second.epoch);
    }

    @Test
    void overAnUnknownReadIsARace() {
      read(first);
      write(second);
      assertThat(x.reports).isEqualTo(1);
    }
  }

  @Nested
  class WriteShared {
    @Test
    void needsToKnowEveryReader() {
      read(first);
      read(second);
      Raced.order(first, third);
      Raced.order(second, third);
      write(third);
      assertThat(readers()).isZero();
      assertThat(x.reports).isZero();
    }

    @Test
    void isARaceWithEachUnknownReader() {
      read(first);
      read(second);
      write(third);
      assertThat(x.reports).isEqualTo(2);
    }

    @Test
    void isNoRaceWithTheOwnRead() {
      read(first);
      read(second);
      Raced.order(first, second);
      write(second);
      assertThat(x.reports).isZero();
    }
  }

  /** A loop over an array takes the same step for every element. */
  @Nested
  class RememberedSteps {
    @Test
    void giveTheSameHistoryForTheSameStep() {
      History one = Transitions.write(null, first, 1, 1, x, this);
      assertThat(Transitions.write(null, first, 1, 1, x, this)).isSameAs(one);
      History two = Transitions.read(one, first, 1, 1, x, this);
      assertThat(Transitions.read(one, first, 1, 1, x, this)).isSameAs(two);
    }

    @Test
    void areForgottenWithTheEpoch() {
      History one = Transitions.write(null, first, 1, 1, x, this);
      first.tick();
      History two = Transitions.write(null, first, 1, 1, x, this);
      assertThat(two).isNotSameAs(one);
      assertThat(two.write).isEqualTo(first.epoch);
    }

    @Test
    void doNotHideARaceThatComesBack() {
      write(first);
      History raced = history;
      Transitions.write(raced, second, 1, 1, x, this);
      Transitions.write(raced, second, 1, 1, x, this);
      Transitions.read(raced, second, 1, 1, x, this);
      Transitions.read(raced, second, 1, 1, x, this);
      assertThat(x.reports).isEqualTo(4);
    }
  }

  /** A constructor's stamp is a write like any other. */
  @Nested
  class ConstructorStamps {
    @Test
    void areSharedWithinAnEpochAndContext() {
      History stamp = first.construct(1, 1);
      assertThat(first.construct(1, 1)).isSameAs(stamp);
      assertThat(first.construct(2, 1)).isNotSameAs(stamp);
      first.tick();
      assertThat(first.construct(1, 1)).isNotSameAs(stamp);
      assertThat(first.construct(1, 1).write).isEqualTo(first.epoch);
    }

    @Test
    void raceWithAnUnorderedRead() {
      history = first.construct(1, 1);
      read(second);
      assertThat(x.reports).isEqualTo(1);
    }
  }

  private void read(ThreadState thread) {
    history = Transitions.read(history, thread, 1, 1, x, this);
  }

  private void write(ThreadState thread) {
    history = Transitions.write(history, thread, 1, 1, x, this);
  }

  private int readers() {
    int count = history.read() != 0 ? 1 : 0;
    for (Readers reader = history.others; reader != null; reader = reader.rest) {
      count++;
    }
    return count;
  }
}

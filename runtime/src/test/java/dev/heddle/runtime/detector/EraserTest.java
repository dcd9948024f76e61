// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding.Evidence;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The state machine of Fig. 9a, edge by edge, and programs of the paper. */
class EraserTest {
  private final Scenario scenario = new Scenario(Eraser::new);
  private final ScriptedThread first = scenario.thread("first");
  private final ScriptedThread second = scenario.thread("second");
  private final ScriptedThread third = scenario.thread("third");

  private String state() {
    return String.valueOf(scenario.state("x"));
  }

  @Nested
  class Virgin {
    @Test
    void staysVirginWhileItIsRead() {
      first.read("x");
      second.read("x");
      assertThat(scenario.state("x")).isNull();
    }

    @Test
    void belongsToWhoWritesFirst() {
      first.read("x");
      second.write("x");
      assertThat(state()).isEqualTo("ExclusiveModified(second)");
      assertThat(scenario.races()).isEmpty();
    }
  }

  @Nested
  class ExclusiveModified {
    @Test
    void staysSoWhateverItsOwnerDoes() {
      first.write("x").read("x").lock("l").write("x").unlock("l");
      assertThat(state()).isEqualTo("ExclusiveModified(first)");
    }

    @Test
    void isSharedByAnothersRead() {
      first.write("x");
      second.read("x");
      assertThat(state()).isEqualTo("Shared");
      assertThat(scenario.races()).isEmpty();
    }

    @Test
    void isARaceWithAnothersUnprotectedWrite() {
      first.at(1).write("x");
      second.at(2).write("x");
      assertThat(scenario.texts()).containsExactly("x: second writes at 2 / first writes at 1");
      assertThat(scenario.races().get(0).evidence()).isEqualTo(Evidence.PREDICTED);
    }

    @Test
    void doesNotRefineTheLocks() {
      first.write("x");
      second.lock("l").write("x").unlock("l");
      assertThat(state()).isEqualTo("SharedModified");
      assertThat(scenario.races()).isEmpty();
    }
  }

  @Nested
  class Shared {
    @Test
    void isNoRaceHoweverOftenItIsRead() {
      first.write("x");
      second.read("x");
      third.read("x");
      first.read("x");
      assertThat(state()).isEqualTo("Shared");
      assertThat(scenario.races()).isEmpty();
    }

    @Test
    void refinesTheLocks() {
      first.write("x");
      second.lock("l").read("x").unlock("l");
      third.lock("m").at(9).write("x").unlock("m");
      assertThat(scenario.racyVariables()).containsExactly("x");
    }

    @Test
    void isModifiedByAnyWriteUnderTheSameLock() {
      first.write("x");
      second.lock("l").read("x").unlock("l");
      first.lock("l").write("x").unlock("l");
      assertThat(state()).isEqualTo("SharedModified");
      assertThat(scenario.races()).isEmpty();
    }
  }

  @Nested
  class SharedModified {
    @Test
    void isARaceOnceNoLockIsLeft() {
      first.write("x");
      second.lock("l").lock("m").write("x").unlock("m").unlock("l");
      third.lock("l").write("x").unlock("l");
      assertThat(scenario.races()).isEmpty();
      first.lock("m").read("x").unlock("m");
      assertThat(scenario.racyVariables()).containsExactly("x");
    }

    @Test
    void isReportedOnce() {
      first.write("x");
      second.write("x").write("x");
      third.write("x");
      assertThat(scenario.races()).hasSize(1);
    }
  }

  @Test
  void aWriteIsNotProtectedByALockHeldForReading() {
    first.write("x");
    second.lockShared("l").write("x").unlockShared("l");
    assertThat(scenario.racyVariables()).containsExactly("x");
  }

  @Test
  void aReadIsProtectedByALockHeldForReading() {
    first.write("x");
    second.lockShared("l").read("x").unlockShared("l");
    third.lock("l").write("x").unlock("l");
    assertThat(scenario.races()).isEmpty();
  }

  @Test
  void atomicAccessesProtectEachOther() {
    first.writeAtomically("x");
    second.writeAtomically("x");
    third.readAtomically("x");
    assertThat(scenario.races()).isEmpty();
    third.write("x");
    assertThat(scenario.racyVariables()).containsExactly("x");
  }

  @Test
  void readsThatMayBeThrownAwayDoNotCount() {
    first.write("x");
    second.lock("l").write("x").unlock("l");
    third.readOptimistically("x", "section");
    assertThat(scenario.races()).isEmpty();
  }

  @Test
  void findsTheRaceOfFigure1() {
    Programs.figure1(scenario);
    assertThat(scenario.racyVariables()).containsExactly("shared");
  }

  @Test
  void missesTheRaceOfFigure10() {
    Programs.figure10(scenario);
    assertThat(state("escape.i")).isEqualTo("Shared");
    assertThat(scenario.races()).isEmpty();
  }

  @Test
  void missesTheRacesOfSection523() {
    Programs.siblings(scenario);
    assertThat(scenario.races()).isEmpty();
  }

  private String state(String variable) {
    return String.valueOf(scenario.state(variable));
  }

  @Test
  void whatComesAgainNeedNotBeTold() {
    scenario.assertKept(5);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding.Evidence;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The state machine of Fig. 9b, access periods, and the paper's programs. */
class RacerTest {
  private final Scenario scenario = new Scenario(Racer::new);
  private final ScriptedThread main = scenario.thread("main");
  private final ScriptedThread child = scenario.thread("child");
  private final ScriptedThread other = scenario.thread("other");

  private String state(String variable) {
    Object state = scenario.state(variable);
    return state == null ? "Virgin" : state.toString();
  }

  /** What the paper says of its own programs. */
  @Nested
  class ThePapersPrograms {
    @Test
    void figure1() {
      Programs.figure1(scenario);
      assertThat(scenario.racyVariables()).containsExactly("shared");
    }

    @Test
    void figure10IsFound() {
      Programs.figure10(scenario);
      assertThat(scenario.texts())
          .containsExactly("escape.i: events reads at 9 / main writes at 5");
      assertThat(scenario.races().get(0).evidence()).isEqualTo(Evidence.PREDICTED);
    }

    @Test
    void figure11HasNoRace() {
      Programs.figure11(scenario);
      assertThat(scenario.races()).isEmpty();
    }

    /** Section 4.6, transition by transition. */
    @Test
    void figure13HasOne() {
      assertThat(state("t1.var")).isEqualTo("Virgin");
      Programs.figure11UpToTheStart(scenario);
      assertThat(state("t1.var")).isEqualTo("ExclusiveModified(Main,0)");
      Programs.figure11Run(scenario);
      assertThat(state("t1.var")).isEqualTo("Exclusive(Thread1,0)");
      assertThat(scenario.races()).isEmpty();
      Programs.figure11Line9(scenario);
      assertThat(state("t1.var")).isEqualTo("SharedModified");
      assertThat(scenario.texts())
          .as("without the write of 42 in line 4")
          .containsExactly("t1.var: Main writes at 9 / Thread1 reads at 13");
    }

    @Test
    void siblingsThatHoldLocksOfTheirOwnAreFound() {
      Programs.siblings(scenario);
      assertThat(scenario.racyVariables()).containsExactly("timer.time");
    }

    /** A false alarm, as section 6 says. */
    @Test
    void rollersRideNumberIsReported() {
      Programs.roller(scenario);
      assertThat(scenario.texts())
          .containsExactly(
              "coaster.rideNo: passenger reads at 30"
                  + " / coaster writes at 22 / coaster reads at 22 / coaster reads at 20");
    }
  }

  @Nested
  class AccessPeriods {
    @Test
    void aGrandchildSeesWhatWasDoneBeforeItsParentsStart() {
      main.write("x").start("child");
      child.start("other");
      other.write("x");
      assertThat(state("x")).isEqualTo("ExclusiveModified(other,0)");
      assertThat(scenario.races()).isEmpty();
    }

    @Test
    void aGrandchildDoesNotSeeWhatWasDoneAfterItsParentsStart() {
      main.start("child").write("x");
      child.start("other");
      other.write("x");
      assertThat(scenario.racyVariables()).containsExactly("x");
    }

    @Test
    void aLaterChildSeesWhatWasDoneAfterTheStartOfAnEarlierOne() {
      main.start("child").write("x").start("other");
      other.read("x");
      assertThat(state("x")).isEqualTo("Exclusive(other,0)");
      child.write("x");
      assertThat(scenario.racyVariables()).containsExactly("x");
    }

    @Test
    void aParentDoesNotSeeWhatItsChildDoes() {
      main.start("child");
      child.write("x");
      main.read("x");
      assertThat(scenario.racyVariables()).containsExactly("x");
    }

    @Test
    void aParentReadsOnWhatItsChildReadsToo() {
      main.write("x").start("child").read("x");
      assertThat(state("x")).isEqualTo("Exclusive(main,1)");
      child.read("x");
      assertThat(state("x")).isEqualTo("Shared");
      assertThat(scenario.races()).isEmpty();
    }

    /** As section 4.5.1 says of itself. */
    @Test
    void joinsDoNotCount() {
      main.start("child");
      child.write("x").end();
      main.join("child").read("x");
      assertThat(scenario.racyVariables()).containsExactly("x");
    }
  }

  @Nested
  class TheExclusiveStates {
    @Test
    void anOwnReadInTheSamePeriodDoesNotHideTheWrite() {
      main.start("child").write("x").read("x");
      assertThat(state("x")).isEqualTo("ExclusiveModified(main,1)");
      child.read("x");
      assertThat(scenario.racyVariables()).containsExactly("x");
    }

    @Test
    void anOwnWriteModifies() {
      main.read("x");
      assertThat(state("x")).isEqualTo("Exclusive(main,0)");
      main.write("x");
      assertThat(state("x")).isEqualTo("ExclusiveModified(main,0)");
    }

    @Test
    void refineTheLocks() {
      main.start("child").write("x");
      child.lock("l").write("x").unlock("l");
      assertThat(scenario.racyVariables()).containsExactly("x");
    }

    @Test
    void areProtectedByTheLockThatOthersUse() {
      main.start("child").lock("l").write("x").unlock("l");
      child.lock("l").read("x").unlock("l");
      assertThat(state("x")).isEqualTo("SharedModified");
      assertThat(scenario.races()).isEmpty();
    }

    @Test
    void forgetTheLocksAtAHandOver() {
      main.write("x").start("child");
      child.lock("l").write("x").unlock("l");
      main.lock("l").write("x").unlock("l");
      assertThat(state("x")).isEqualTo("SharedModified");
      assertThat(scenario.races()).isEmpty();
    }

    @Test
    void readsByStrangersAreShared() {
      main.read("x");
      other.read("x");
      assertThat(state("x")).isEqualTo("Shared");
      assertThat(scenario.races()).isEmpty();
    }
  }

  @Nested
  class TheReport {
    @Test
    void isMadeOnce() {
      main.write("x");
      other.write("x").write("x");
      main.write("x");
      assertThat(scenario.races()).hasSize(1);
    }

    @Test
    void beginsWithAnAccessThatConflicts() {
      main.at(1).write("x").at(2).read("x");
      other.at(3).read("x");
      assertThat(scenario.texts())
          .containsExactly("x: other reads at 3 / main writes at 1 / main reads at 2");
    }

    @Test
    void showsAlikeAccessesOnceAndNotTooMany() {
      for (int line = 1; line <= 30; line++) {
        main.at(line).write("x").at(line).write("x");
      }
      other.at(99).write("x");
      assertThat(scenario.races().get(0).earlier()).hasSize(AccessList.MOST);
    }
  }

  @Test
  void atomicAccessesProtectEachOther() {
    main.writeAtomically("x");
    other.writeAtomically("x").readAtomically("x");
    assertThat(scenario.races()).isEmpty();
    main.read("x");
    assertThat(scenario.racyVariables()).containsExactly("x");
  }

  @Test
  void readsThatMayBeThrownAwayDoNotCount() {
    main.write("x");
    other.readOptimistically("x", "section");
    assertThat(scenario.races()).isEmpty();
  }

  @Test
  void whatComesAgainNeedNotBeTold() {
    scenario.assertKept(6);
  }
}

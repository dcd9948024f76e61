// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding.Evidence;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What orders two accesses, what does not, and which pairs are reported. */
class HappensBeforeTest {
  private final Scenario scenario = new Scenario(HappensBefore::new);
  private final ScriptedThread first = scenario.thread("first");
  private final ScriptedThread second = scenario.thread("second");
  private final ScriptedThread third = scenario.thread("third");

  private void assertNoRace() {
    assertThat(scenario.texts()).isEmpty();
  }

  private void assertRace() {
    assertThat(scenario.racyVariables()).containsExactly("x");
  }

  @Nested
  class Pairs {
    @Test
    void aReadRacesWithTheLastWrite() {
      first.at(1).write("x");
      second.at(2).read("x");
      assertThat(scenario.texts()).containsExactly("x: second reads at 2 / first writes at 1");
      assertThat(scenario.races().get(0).evidence()).isEqualTo(Evidence.OBSERVED);
    }

    @Test
    void aWriteRacesWithTheLastWriteAndWithEachReadSince() {
      first.at(1).write("x");
      second.at(2).read("x");
      third.at(3).read("x");
      scenario.races().clear();
      scenario.thread("fourth").at(4).write("x");
      assertThat(scenario.texts())
          .containsExactlyInAnyOrder(
              "x: fourth writes at 4 / first writes at 1",
              "x: fourth writes at 4 / second reads at 2",
              "x: fourth writes at 4 / third reads at 3");
    }

    @Test
    void readsDoNotRace() {
      first.read("x");
      second.read("x");
      assertNoRace();
    }

    @Test
    void aReadThatAnotherCoversIsNotReported() {
      first.at(1).read("x").release("c");
      second.acquire("c").at(2).read("x");
      third.at(3).write("x");
      assertThat(scenario.texts()).containsExactly("x: third writes at 3 / second reads at 2");
    }

    @Test
    void theFirstOfAnEpochsAccessesIsReported() {
      first.at(1).write("x").at(2).write("x").at(3).read("x");
      second.at(4).write("x");
      assertThat(scenario.texts()).containsExactly("x: second writes at 4 / first writes at 1");
    }
  }

  @Nested
  class Order {
    @Test
    void byAStart() {
      first.write("x").start("second");
      second.write("x");
      assertNoRace();
      first.write("x");
      assertRace();
    }

    @Test
    void byAJoin() {
      first.start("second");
      second.write("x").end();
      first.join("second").write("x");
      assertNoRace();
    }

    @Test
    void byALock() {
      first.lock("l").write("x").unlock("l");
      second.lock("l").write("x").unlock("l");
      assertNoRace();
      first.write("x");
      assertRace();
    }

    @Test
    void byAnotherLockNot() {
      first.lock("l").write("x").unlock("l");
      second.lock("m").write("x").unlock("m");
      assertRace();
    }

    @Test
    void byALockTakenEarlierNot() {
      second.lock("l").unlock("l");
      first.lock("l").write("x").unlock("l");
      second.write("x");
      assertRace();
    }

    @Test
    void ofReadersAmongThemselvesNot() {
      first.lockShared("l").write("x").unlockShared("l");
      second.lockShared("l").read("x").unlockShared("l");
      assertRace();
    }

    @Test
    void ofReadersBeforeAWriter() {
      first.lockShared("l").read("x").unlockShared("l");
      second.lockShared("l").read("x").unlockShared("l");
      third.lock("l").write("x").unlock("l");
      assertNoRace();
    }

    @Test
    void byAChannelThroughAThirdThread() {
      first.write("x").release("c");
      third.acquire("c").release("d");
      second.acquire("d").write("x");
      assertNoRace();
    }

    @Test
    void ofWhatComesAfterAReleaseNot() {
      first.release("c").write("x");
      second.acquire("c").write("x");
      assertRace();
    }

    @Test
    void afterEverything() {
      first.write("x");
      third.write("y").end();
      second.acquireAll().write("x").write("y");
      assertNoRace();
    }

    @Test
    void afterEverythingIsNotBeforeAnything() {
      second.acquireAll().write("x");
      first.write("x");
      assertRace();
    }

    @Test
    void byAFinalFieldOfTheReadOnly() {
      first.write("x");
      second.readFrozen("x");
      assertNoRace();
      third.write("x");
      assertThat(scenario.texts()).hasSize(2);
    }
  }

  @Nested
  class Withdrawal {
    @Test
    void takesTheReleaseBack() {
      first.write("x").release("c").withdraw("c");
      second.acquire("c").write("x");
      assertRace();
    }

    @Test
    void keepsWhatWasReleasedBefore() {
      first.write("x").release("c").write("y").release("c").withdraw("c");
      second.acquire("c").write("x");
      assertNoRace();
      second.write("y");
      assertThat(scenario.racyVariables()).containsExactly("y");
    }

    @Test
    void comesTooLateIfAnotherHasReleased() {
      first.write("x").release("c");
      third.release("c");
      first.withdraw("c");
      second.acquire("c").write("x");
      assertNoRace();
    }
  }

  @Nested
  class AtomicAccesses {
    @Test
    void doNotRaceWithEachOther() {
      first.writeAtomically("x");
      second.writeAtomically("x").readAtomically("x");
      third.readAtomically("x");
      first.writeAtomically("x");
      assertNoRace();
    }

    @Test
    void raceWithPlainOnesBefore() {
      first.write("x");
      second.readAtomically("x");
      assertRace();
    }

    @Test
    void raceWithPlainOnesAfter() {
      first.readAtomically("x");
      second.write("x");
      assertRace();
    }

    /** Another thread sees the value and goes on before the access is told. */
    @Test
    void areJudgedAsOfTheirBeginning() {
      first.begin("x").release("c");
      second.acquire("c").write("x");
      first.writeAtomically("x");
      assertNoRace();
    }

    @Test
    void areOrderedBeforeThoseWhoHaveSeenThem() {
      first.begin("x").release("c").writeAtomically("x");
      second.acquire("c").write("x");
      assertNoRace();
    }

    @Test
    void raceWithWhatWasThereAtTheirBeginning() {
      second.write("x");
      first.begin("x").release("c").writeAtomically("x");
      assertRace();
    }

    @Test
    void areJudgedAsOfNowIfNoBeginningWasTold() {
      first.begin("y").release("c").writeAtomically("y");
      second.write("x");
      first.readAtomically("x");
      assertRace();
    }
  }

  @Nested
  class OptimisticSections {
    @Test
    void raceIfTheyCountAndTheWriteCameBefore() {
      first.at(1).write("x");
      second.at(2).readOptimistically("x", "s");
      assertNoRace();
      scenario.resolve("s", true);
      assertThat(scenario.texts()).containsExactly("x: second reads at 2 / first writes at 1");
    }

    @Test
    void raceIfTheyCountAndTheWriteCameAfter() {
      second.at(2).readOptimistically("x", "s");
      first.at(3).write("x");
      assertNoRace();
      scenario.resolve("s", true);
      assertThat(scenario.texts()).containsExactly("x: second reads at 2 / first writes at 3");
    }

    @Test
    void doNotRaceIfTheyAreThrownAway() {
      first.write("x");
      second.readOptimistically("x", "s").readOptimistically("y", "s");
      first.write("y");
      scenario.resolve("s", false);
      third.write("y");
      assertThat(scenario.texts()).allMatch(text -> text.startsWith("y: third"));
      assertThat(scenario.texts()).noneMatch(text -> text.contains("second"));
    }

    @Test
    void countAtOnceWhenThatIsKnown() {
      second.readOptimistically("x", "s");
      scenario.resolve("s", true);
      first.write("x");
      assertRace();
    }

    @Test
    void comeBeforeWritersThatLockAfterTheValidation() {
      second.readOptimistically("x", "s").validate("s", "l");
      scenario.resolve("s", true);
      first.lock("l").write("x").unlock("l");
      assertNoRace();
    }

    @Test
    void doNotComeBeforeWritersWithoutTheLock() {
      second.readOptimistically("x", "s").validate("s", "l");
      scenario.resolve("s", true);
      first.write("x");
      assertRace();
    }

    @Test
    void orderNothingElse() {
      second.write("x").readOptimistically("y", "s").validate("s", "l");
      scenario.resolve("s", true);
      first.lock("l").write("x").unlock("l");
      assertRace();
    }

    @Test
    void doNotHideThePlainReadBefore() {
      second.read("x").readOptimistically("x", "s");
      scenario.resolve("s", false);
      first.write("x");
      assertRace();
    }

    @Test
    void doNotHideThePlainReadAfter() {
      second.readOptimistically("x", "s");
      scenario.resolve("s", false);
      second.read("x");
      first.write("x");
      assertRace();
    }
  }

  @Nested
  class ProgramsOfTheRacerPaper {
    @Test
    void figure1() {
      Programs.figure1(scenario);
      assertThat(scenario.racyVariables()).containsExactly("shared");
    }

    @Test
    void figure10IsOrderedByTheQueueInThisRun() {
      Programs.figure10(scenario);
      assertNoRace();
    }

    @Test
    void figure11() {
      Programs.figure11(scenario);
      assertNoRace();
      Programs.figure11Line9(scenario);
      assertThat(scenario.texts())
          .containsExactly("t1.var: Main writes at 9 / Thread1 reads at 13");
    }

    @Test
    void rollerHasNoRace() {
      Programs.roller(scenario);
      assertNoRace();
    }

    @Test
    void siblings() {
      Programs.siblings(scenario);
      assertThat(scenario.racyVariables()).containsExactly("timer.time");
    }
  }
}

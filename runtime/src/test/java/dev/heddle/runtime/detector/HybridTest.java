// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding.Evidence;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What another schedule could bring about, and what it could not. */
class HybridTest {
  private final Scenario scenario = new Scenario(Hybrid::new);
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
  class Predicts {
    @Test
    void whatOnlyTheOrderOfTwoCriticalSectionsHides() {
      first.at(1).write("x").lock("l").unlock("l");
      second.lock("l").unlock("l").at(2).write("x");
      assertThat(scenario.texts()).containsExactly("x: second writes at 2 / first writes at 1");
      assertThat(scenario.races().get(0).evidence()).isEqualTo(Evidence.PREDICTED);
      assertThat(hiddenFromHappensBefore()).isEmpty();
    }

    private Iterable<String> hiddenFromHappensBefore() {
      Scenario observed = new Scenario(HappensBefore::new);
      observed.thread("first").write("x").lock("l").unlock("l");
      observed.thread("second").lock("l").unlock("l").write("x");
      return observed.texts();
    }

    @Test
    void aReadWithoutTheLockThatWritersHold() {
      first.lock("l").write("x").unlock("l");
      second.lock("l").read("y").unlock("l").read("x");
      assertRace();
    }

    @Test
    void accessesUnderDifferentLocks() {
      first.lock("l").write("x").unlock("l");
      second.lock("m").write("x").unlock("m");
      assertRace();
    }

    @Test
    void writesUnderALockHeldForReading() {
      first.lockShared("l").write("x").unlockShared("l");
      second.lockShared("l").write("x").unlockShared("l");
      assertRace();
    }

    @Test
    void aReadOfSuchAWrite() {
      first.lockShared("l").write("x").unlockShared("l");
      second.lockShared("l").read("x").unlockShared("l");
      assertRace();
    }

    @Test
    void whatASectionOfReadersDoesThatIsKnownToHaveBegunBefore() {
      first.lockShared("l").release("c").write("x").unlockShared("l");
      second.lockShared("l").acquire("c").unlockShared("l").write("x");
      assertRace();
    }

    @Test
    void whatIsWrittenAfterAWaitInTheSection() {
      first.lock("l").write("box").await("l").awake("l").write("x").unlock("l");
      second.lock("m").write("x").unlock("m");
      assertRace();
    }

    @Test
    void whatIsReadBeforeTheConflictInTheSameSection() {
      first.write("x").lock("l").write("guarded").unlock("l");
      second.lock("l").read("x").read("guarded").unlock("l");
      assertRace();
    }
  }

  @Nested
  class IsSilentAbout {
    @Test
    void accessesUnderOneLock() {
      first.lock("l").write("x").unlock("l");
      second.lock("l").write("x").unlock("l");
      third.lock("l").read("x").unlock("l");
      assertNoRace();
    }

    @Test
    void readersAndAWriterOfOneLock() {
      first.lockShared("l").read("x").unlockShared("l");
      second.lockShared("l").read("x").unlockShared("l");
      third.lock("l").write("x").unlock("l");
      first.lockShared("l").read("x").unlockShared("l");
      assertNoRace();
    }

    @Test
    void whatMustHappenBefore() {
      first.write("x").start("second");
      second.write("x").release("c").end();
      third.acquire("c").write("x").release("d");
      first.join("second").acquire("d").write("x");
      assertNoRace();
    }

    /** Filled, put into a guarded field, taken out, used: with the lock, never both at once. */
    @Test
    void whatIsHandedOverUnderALock() {
      first.write("x").lock("l").write("box").unlock("l");
      second.lock("l").read("box").unlock("l").read("x").write("x");
      assertNoRace();
    }

    @Test
    void whatIsHandedOverByAReadBeforeAWrite() {
      first.write("x").lock("l").read("box").unlock("l");
      second.lock("l").write("box").unlock("l").write("x");
      assertNoRace();
    }

    @Test
    void whatIsHandedOverByAFieldThatWasInitialisedWithoutTheLock() {
      first.write("x").write("box").lock("l").write("box").unlock("l");
      second.lock("l").read("box").unlock("l").write("x");
      assertNoRace();
    }

    /** In {@code wait} another thread has the lock, and the section goes on. */
    @Test
    void whatIsHandedOverWhileTheOtherWaitsInTheSection() {
      first.write("x").lock("l").write("box").await("l");
      second.lock("l").read("box").unlock("l").write("x");
      first.awake("l").read("box").unlock("l");
      assertNoRace();
    }

    @Test
    void accessesUnderALockOfWhichNobodySawThatItWasGivenBack() {
      first.lock("l").write("x");
      second.lock("l").write("x").unlock("l");
      assertNoRace();
    }

    @Test
    void whatIsHandedOverByTheHandsOfSeveral() {
      first.write("x").lock("l").write("box").unlock("l");
      third.lock("l").write("box").unlock("l");
      second.lock("l").read("box").unlock("l").write("x");
      assertNoRace();
    }

    @Test
    void whatIsWrittenToTheEndOfASectionThatHandsOver() {
      first.lock("l").write("box").write("x").unlock("l");
      second.lock("l").read("box").unlock("l").write("x");
      assertNoRace();
    }

    @Test
    void whatIsHandedOverByAReaderThatBecameOneWithoutUnlocking() {
      first.write("x").lock("l").write("box").lockShared("l").unlock("l");
      second.lockShared("l").read("box").unlockShared("l").write("x");
      assertNoRace();
    }

    /** The conflict is known, but not yet what came after it in the section. */
    @Test
    void whatFollowsAConflictThatIsOrderedOtherwise() {
      first.lock("l").write("box").release("c").write("x").unlock("l");
      second.acquire("c").lock("l").read("box").unlock("l").read("x");
      assertNoRace();
    }

    /** Though nothing conflicts: the first section must be over before the second begins. */
    @Test
    void whatASectionDoesThatIsKnownToHaveBegunBefore() {
      first.lock("l").release("c").write("x").unlock("l");
      second.lock("l").acquire("c").unlock("l").write("x");
      assertNoRace();
    }

    /** Those beyond the 63rd have a bit together in the lock's log. */
    @Test
    void suchASectionOfThreadsThatBeganAfterManyOthers() {
      for (int i = 0; i < 70; i++) {
        scenario.thread("earlier-" + i).write("own-" + i);
      }
      first.lock("l").release("c").write("x").unlock("l");
      second.lock("l").acquire("c").unlock("l").write("x");
      assertNoRace();
    }

    @Test
    void innerSectionsOfAReentrantLock() {
      first.write("x").lock("l").write("box").lock("l").unlock("l").write("y").unlock("l");
      second.lock("l").read("box").unlock("l").read("x").read("y");
      assertNoRace();
    }

    @Test
    void readsOfFinalFieldsAndAtomicAccesses() {
      first.write("x").writeAtomically("y");
      second.readFrozen("x").writeAtomically("y");
      assertNoRace();
      third.write("y");
      assertThat(scenario.racyVariables()).containsExactly("y");
    }

    @Test
    void readsThatMayBeThrownAway() {
      first.write("x");
      second.readOptimistically("x", "section");
      assertNoRace();
    }

    @Test
    void atomicAccessesThatOthersHaveSeenBeforeTheyAreTold() {
      first.begin("x").release("c");
      second.acquire("c").write("x");
      first.writeAtomically("x");
      assertNoRace();
    }
  }

  /** The sections are only ordered if what they do conflicts. */
  @Test
  void sectionsWithoutAConflictOrderNothing() {
    first.write("x").lock("l").read("box").unlock("l");
    second.lock("l").read("box").unlock("l").write("x");
    assertRace();
  }

  @Test
  void figure10IsHandedOverByTheQueue() {
    Programs.figure10(scenario);
    assertNoRace();
  }

  @Test
  void rollersRideNumberHasNoRace() {
    Programs.roller(scenario);
    assertNoRace();
  }

  @Test
  void figure1() {
    Programs.figure1(scenario);
    assertThat(scenario.racyVariables()).containsExactly("shared");
  }
}

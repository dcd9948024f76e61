// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.detector.OwnershipStatistics.Incident;
import dev.heddle.runtime.detector.OwnershipStatistics.Relation;
import dev.heddle.runtime.detector.OwnershipStatistics.Target;
import org.junit.jupiter.api.Test;

/** The states and transitions of the ownership model, and the cases of the access protocol. */
class ObjectRaceTest {
  private final OwnershipStatistics statistics = new OwnershipStatistics();
  private final Scenario scenario =
      new Scenario(
          reports -> {
            ObjectRace detector = new ObjectRace(reports);
            detector.countIn(statistics);
            return detector;
          });
  private final ScriptedThread first = scenario.thread("first");
  private final ScriptedThread second = scenario.thread("second");
  private final ScriptedThread third = scenario.thread("third");

  private void assertState(String expected) {
    assertThat(scenario.state("o.x")).hasToString(expected);
  }

  private void assertSilent() {
    assertThat(scenario.races()).isEmpty();
  }

  @Test
  void anObjectIsVirginThroughItsConstruction() {
    first.construct("o.x").construct("o.y");
    assertState("Virgin(first)");
    assertSilent();
  }

  @Test
  void itsCreatorIsTheFirstOwner() {
    first.construct("o.x").read("o.x");
    assertState("Exclusive(first)");
    first.call("o").write("o.y");
    assertState("Exclusive(first)");
    assertSilent();
  }

  @Test
  void whatNobodyWasSeenToConstructBelongsToItsFirstUser() {
    first.read("o.x");
    assertState("Exclusive(first)");
  }

  @Test
  void accessDuringConstructionIsAConflict() {
    first.at(1).construct("o.x");
    second.at(2).readOverlapping("o.x");
    assertState("Conflict");
    assertThat(scenario.texts()).containsExactly("o.x: second reads at 2 / first writes at 1");
    assertThat(scenario.races().get(0).message()).contains("constructs the object");
    assertThat(statistics.incidents(Incident.OVERLAPPING)).isEqualTo(1);
  }

  @Test
  void accessAfterConstructionIsATransfer() {
    first.construct("o.x");
    second.write("o.x");
    assertState("Exclusive2(second)");
    assertSilent();
    assertThat(statistics.incidents(Incident.TRANSFER)).isEqualTo(1);
  }

  @Test
  void theSecondOwnerNeedsNoLocks() {
    first.write("o.x");
    second.lock("l").write("o.x").unlock("l").write("o.y").call("o");
    assertState("Exclusive2(second)");
    assertSilent();
  }

  @Test
  void anOverlapWithTheFirstOwnerIsAConflict() {
    first.call("o");
    second.readOverlapping("o.x");
    assertState("Conflict");
    assertThat(scenario.races()).hasSize(1);
    assertThat(scenario.races().get(0).message()).contains("inside a method");
  }

  @Test
  void anOverlapWithTheSecondOwnerIsAConflict() {
    first.write("o.x");
    second.call("o");
    third.lock("l").callOverlapping("o").unlock("l");
    assertState("Conflict");
    assertThat(scenario.racyVariables()).containsExactly("o.*");
  }

  @Test
  void theThirdThreadStartsTheLockSetByReading() {
    first.write("o.x");
    second.write("o.x");
    third.read("o.x");
    assertState("SharedRead");
    first.read("o.x");
    second.read("o.y");
    assertState("SharedRead");
    assertSilent();
  }

  @Test
  void soDoesTheFirstOwnerWhenItReturns() {
    first.write("o.x");
    second.write("o.x");
    first.lock("l").write("o.x").unlock("l");
    assertState("SharedModified");
    assertSilent();
    second.lock("l").write("o.y").unlock("l");
    assertSilent();
  }

  @Test
  void aWriteWithoutLocksIsAConflictAtOnce() {
    first.at(1).write("o.x");
    second.at(2).write("o.x");
    third.at(3).write("o.x");
    assertState("Conflict");
    assertThat(scenario.texts())
        .containsExactly("o.x: third writes at 3 / second writes at 2 / first writes at 1");
    assertThat(scenario.races().get(0).message()).contains("empty lockset");
    assertThat(statistics.incidents(Incident.EMPTY_LOCKSET)).isEqualTo(1);
  }

  @Test
  void aWriteAfterUnlockedReadsIsAConflict() {
    first.write("o.x");
    second.write("o.x");
    third.read("o.x");
    first.lock("l").write("o.x").unlock("l");
    assertState("Conflict");
    assertThat(scenario.races()).hasSize(1);
  }

  @Test
  void aReadWithAnotherLockThanTheWriteIsAConflict() {
    first.write("o.x");
    second.write("o.x");
    third.lock("l").write("o.x").unlock("l");
    first.lock("m").read("o.x").unlock("m");
    assertState("Conflict");
  }

  @Test
  void allFieldsNeedTheSameLock() {
    first.write("o.x");
    second.write("o.x");
    third.lock("l").write("o.x").unlock("l");
    first.lock("m").write("o.y").unlock("m");
    assertThat(scenario.racyVariables()).containsExactly("o.y");
  }

  @Test
  void aCallCountsAsAWrite() {
    first.call("o");
    second.call("o");
    third.call("o");
    assertState("Conflict");
    assertThat(scenario.racyVariables()).containsExactly("o.*");
    assertThat(scenario.races().get(0).message()).startsWith("The state of o is written");
  }

  @Test
  void synchronizedCallsAreFine() {
    first.call("o");
    second.lock("o").call("o").unlock("o");
    third.lock("o").call("o").unlock("o");
    first.lock("o").call("o").unlock("o");
    assertState("SharedModified");
    assertSilent();
  }

  @Test
  void accessesThroughThisAreNotLookedAt() {
    first.write("o.x");
    second.write("o.x");
    third.writeThroughThis("o.x");
    assertState("Exclusive2(second)");
    assertSilent();
  }

  @Test
  void theFirstOwnersObjectsAreInheritedAtItsEnd() {
    first.construct("o.x").end();
    second.call("o");
    assertState("Exclusive(second)");
    third.write("o.x");
    assertState("Exclusive2(third)");
    assertSilent();
    assertThat(statistics.incidents(Incident.INHERIT)).isEqualTo(1);
    assertThat(statistics.incidents(Incident.TRANSFER)).isEqualTo(1);
  }

  @Test
  void soAreTheSecondOwners() {
    first.write("o.x");
    second.write("o.x").end();
    first.write("o.x");
    assertState("Exclusive2(first)");
    third.write("o.x");
    assertState("Conflict");
  }

  @Test
  void whatIsSharedIsNotInherited() {
    first.write("o.x");
    second.write("o.x");
    third.lock("l").write("o.x").unlock("l").end();
    second.end();
    first.write("o.x");
    assertState("Conflict");
  }

  @Test
  void anObjectIsReportedOnce() {
    first.write("o.x");
    second.write("o.x");
    third.write("o.x").write("o.y");
    first.write("o.x");
    assertThat(scenario.races()).hasSize(1);
    assertThat(statistics.accesses(Relation.CONFLICT, Target.FIELD)).isEqualTo(2);
  }

  @Test
  void readsThatMayBeThrownAwayDoNotCount() {
    first.write("o.x");
    second.write("o.x");
    third.readOptimistically("o.x", "section");
    assertState("Exclusive2(second)");
  }

  @Test
  void statesAreCountedByObject() {
    first.construct("o.x").construct("p.x").construct("q.x");
    second.write("o.x").write("p.x");
    third.write("o.x");
    assertThat(statistics.objects()).isEqualTo(3);
    assertThat(statistics.reachedExclusive2()).isEqualTo(2);
    assertThat(statistics.reachedShared()).isEqualTo(1);
    assertThat(statistics.reachedConflict()).isEqualTo(1);
    assertThat(statistics.accesses(Relation.FOREIGN, Target.FIELD)).isEqualTo(3);
  }

  /** In Table 5 of the paper each object is in all categories above its own, too. */
  @Test
  void anOverlapCountsInTheCategoriesBefore() {
    first.call("o");
    second.readOverlapping("o.x");
    first.call("p");
    second.write("p.x");
    third.callOverlapping("p");
    assertThat(statistics.reachedExclusive2()).isEqualTo(2);
    assertThat(statistics.reachedShared()).isEqualTo(2);
    assertThat(statistics.reachedConflict()).isEqualTo(2);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The attributes lkset, rdonly and shar of an object, and when they make a race. */
class ObjectEraserTest {
  private final Scenario scenario = new Scenario(ObjectEraser::new);
  private final ScriptedThread first = scenario.thread("first");
  private final ScriptedThread second = scenario.thread("second");
  private final ScriptedThread third = scenario.thread("third");

  @Test
  void anObjectOfOneThreadIsNotReported() {
    first.write("o.x").read("o.x").write("o.y").lock("l").write("o.x").unlock("l");
    assertThat(scenario.races()).isEmpty();
  }

  @Test
  void whatWasWrittenBeforeTheSecondThreadCameDoesNotCount() {
    first.write("o.x").write("o.y");
    second.read("o.x");
    third.read("o.y");
    first.read("o.x");
    assertThat(scenario.races()).as("read only since").isEmpty();
  }

  @Test
  void theSecondThreadsOwnAccessCounts() {
    first.at(1).write("o.x");
    second.at(2).write("o.x");
    assertThat(scenario.texts()).containsExactly("o.x: second writes at 2 / first writes at 1");
  }

  @Test
  void aWriteAfterSharedReadsIsARace() {
    first.read("o.x");
    second.read("o.x");
    assertThat(scenario.races()).isEmpty();
    first.write("o.x");
    assertThat(scenario.racyVariables()).containsExactly("o.x");
  }

  @Test
  void fieldsOfOneObjectHaveOneLockSet() {
    first.write("o.x");
    second.lock("l").write("o.x").unlock("l");
    third.lock("m").write("o.y").unlock("m");
    assertThat(scenario.racyVariables()).containsExactly("o.y");
  }

  @Test
  void objectsHaveLockSetsOfTheirOwn() {
    first.write("o.x").write("p.x");
    second.lock("l").write("o.x").unlock("l");
    third.lock("m").write("p.x").unlock("m");
    assertThat(scenario.races()).isEmpty();
  }

  @Test
  void onlyTheFirstThreadsInitialisationNeedsNoLock() {
    first.write("o.x");
    second.lock("l").write("o.x").unlock("l");
    first.write("o.x");
    assertThat(scenario.racyVariables()).containsExactly("o.x");
  }

  @Test
  void aReadWithoutTheLockThatAWriteHadIsARace() {
    first.write("o.x");
    second.lock("l").write("o.x").unlock("l");
    third.read("o.y");
    assertThat(scenario.racyVariables()).containsExactly("o.y");
  }

  @Test
  void oneLockForAllIsEnough() {
    first.write("o.x");
    second.lock("l").write("o.x").read("o.y").unlock("l");
    third.lock("m").lock("l").write("o.y").unlock("l").unlock("m");
    first.lock("l").read("o.x").unlock("l");
    assertThat(scenario.races()).isEmpty();
  }

  @Test
  void anObjectIsReportedOnce() {
    first.write("o.x");
    second.write("o.x").write("o.y");
    third.write("o.x");
    assertThat(scenario.races()).hasSize(1);
  }

  @Test
  void readsThatMayBeThrownAwayDoNotCount() {
    first.write("o.x");
    second.lock("l").write("o.x").unlock("l");
    third.readOptimistically("o.x", "section");
    assertThat(scenario.races()).isEmpty();
  }
}

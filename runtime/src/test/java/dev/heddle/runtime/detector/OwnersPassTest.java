// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.event.Actor;
import org.junit.jupiter.api.Test;

/** Which accesses need not be told of an object that has an owner, and what a report shows then. */
class OwnersPassTest {
  private final Scenario scenario = new Scenario(ObjectRace::new);
  private final ScriptedThread first = scenario.thread("first");
  private final ScriptedThread second = scenario.thread("second");
  private final ScriptedThread third = scenario.thread("third");

  private Actor owner() {
    return scenario.detector.owner(scenario.state("o"));
  }

  @Test
  void whoHasConstructedAnObjectOwnsIt() {
    first.construct("o.x");
    assertThat(owner()).hasToString("first");
    first.write("o.x").call("o").lock("l").read("o.y").unlock("l");
    assertThat(owner()).hasToString("first");
  }

  @Test
  void soDoesTheSecondUntilAThirdComes() {
    first.construct("o.x");
    second.read("o.x");
    assertThat(owner()).hasToString("second");
    second.write("o.y").call("o");
    third.lock("l").read("o.x").unlock("l");
    assertThat(owner()).isNull();
  }

  @Test
  void nobodyOwnsWhatIsReported() {
    first.construct("o.x");
    second.write("o.x");
    third.write("o.x");
    assertThat(owner()).isNull();
    assertThat(scenario.detector.isSettled(scenario.state("o"))).isTrue();
  }

  @Test
  void aReportShowsHowEachThreadBecameTheOwner() {
    first.at(1).construct("o.x").at(2).write("o.y");
    second.at(3).read("o.y").at(4).write("o.x");
    third.at(5).write("o.x");
    assertThat(scenario.texts())
        .containsExactly("o.x: third writes at 5 / second reads at 3 / first writes at 1");
  }

  @Test
  void anOverlapShowsTheCallThatTheOwnerIsInside() {
    first.at(1).construct("o.x").at(2).isInside("o");
    second.at(3).readOverlapping("o.x");
    assertThat(scenario.texts())
        .containsExactly("o.x: second reads at 3 / first writes at 2 / first writes at 1");
    assertThat(scenario.races().get(0).message()).contains("inside a method");
  }

  @Test
  void orTheConstructorThatItIsInside() {
    first.at(1).construct("o.x").at(2).isConstructing("o");
    second.at(3).readOverlapping("o.x");
    assertThat(scenario.texts())
        .containsExactly("o.x: second reads at 3 / first writes at 2 / first writes at 1");
    assertThat(scenario.races().get(0).message()).contains("constructs the object");
  }

  @Test
  void whoIsNotTheOwnerIsNotInside() {
    first.construct("o.x");
    second.write("o.x");
    Object before = scenario.state("o");
    first.isInside("o");
    assertThat(scenario.state("o")).isSameAs(before);
  }

  @Test
  void oneLockForAllIsKept() {
    first.construct("y");
    second.write("y");
    third.lock("l").at(1).write("y").unlock("l");
    Object shared = scenario.state("y");
    third.lock("k").lock("l").at(1).write("y").unlock("l").unlock("k");
    assertThat(scenario.state("y")).isSameAs(shared);
    assertThat(scenario.races()).isEmpty();
    third.lock("k").at(1).write("y").unlock("k");
    assertThat(scenario.races()).hasSize(1);
  }
}

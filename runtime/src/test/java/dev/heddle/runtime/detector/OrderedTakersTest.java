// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.event.Lock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The same acquisition by many threads, some of which can meet a certain other thread and some of
 * which cannot: who is remembered must be enough to find who can.
 */
class OrderedTakersTest {
  private final LockScript script = new LockScript();
  private final LockScript.TestThread main = script.thread("main");
  private final Lock a = script.lock("bank.Account");
  private final Lock b = script.lock("bank.Account");
  private final Lock c = script.lock("bank.Branch");

  private static final int AB = 10;
  private static final int BA = 20;

  /** Each has done the same before it starts the next. */
  private LockScript.TestThread youngest(int generations) {
    LockScript.TestThread thread = main;
    for (int i = 0; i < generations; i++) {
      thread.nests(a, b, AB);
      thread = thread.starts("generation-" + i);
    }
    return thread;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 5, 16, 17, 100})
  void youngestOfAFamilyMeetsItsSibling(int generations) {
    LockScript.TestThread parent = youngest(generations);
    parent.nests(a, b, AB);
    LockScript.TestThread sibling = parent.starts("sibling");
    parent.starts("youngest").nests(a, b, AB);
    assertThat(script.findings).isEmpty();
    sibling.nests(b, a, BA);
    assertThat(script.findings).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 5, 16, 17, 100})
  void youngestOfAFamilyMeetsNoneOfItsElders(int generations) {
    LockScript.TestThread youngest = youngest(generations);
    youngest.nests(a, b, AB).nests(b, a, BA);
    assertThat(script.findings).isEmpty();
  }

  @Test
  void elderMeetsTheYoungestWhenItDoesTheSameAgain() {
    LockScript.TestThread youngest = youngest(100);
    youngest.nests(b, a, BA);
    assertThat(script.findings).isEmpty();
    main.nests(a, b, AB);
    assertThat(script.findings).hasSize(1);
  }

  @Test
  void whatWasDoneBesideAThreadThatHasBeenJoinedSince() {
    LockScript.TestThread early = script.thread("early");
    LockScript.TestThread late = script.thread("late");
    main.nests(a, b, AB);
    early.nests(b, c, 30);
    main.joins(early);
    main.starts("idle");
    main.nests(a, b, AB);
    assertThat(script.findings).isEmpty();
    late.nests(c, a, 40);
    assertThat(script.findings).hasSize(1);
    assertThat(script.findings.get(0).accesses()).hasSize(3);
  }

  @Test
  void whatWasDoneOnlyAfterAThreadHadBeenJoined() {
    LockScript.TestThread early = script.thread("early");
    LockScript.TestThread late = script.thread("late");
    early.nests(b, c, 30);
    main.joins(early);
    main.nests(a, b, AB);
    main.starts("idle");
    main.nests(a, b, AB);
    late.nests(c, a, 40);
    assertThat(script.findings).isEmpty();
  }

  @Test
  void bothTimesOfAThreadAreRememberedThroughManyStarts() {
    LockScript.TestThread early = script.thread("early");
    main.nests(a, b, AB);
    early.nests(b, c, 30);
    main.joins(early);
    for (int i = 0; i < 100; i++) {
      LockScript.TestThread child = main.starts("child-" + i);
      child.nests(c, b, 50);
      main.joins(child);
      main.nests(a, b, AB);
    }
    assertThat(script.findings).isEmpty();
    script.thread("late").nests(c, a, 40);
    assertThat(script.findings).hasSize(1);
    assertThat(script.findings.get(0).accesses()).hasSize(3);
  }

  @Test
  void latestTimeOfAThreadIsAlwaysRemembered() {
    LockScript.TestThread[] workers = new LockScript.TestThread[100];
    for (int i = 0; i < workers.length; i++) {
      workers[i] = main.starts("worker-" + i);
      workers[i].nests(c, b, 50);
    }
    for (LockScript.TestThread worker : workers) {
      main.nests(a, b, AB);
      main.joins(worker);
      main.starts("idle");
    }
    LockScript.TestThread child = main.starts("child");
    main.nests(a, b, AB);
    child.nests(b, a, BA);
    assertThat(script.findings).hasSize(1);
  }

  @Test
  void whoRunsStillAfterTenOthersHaveBeenJoined() {
    LockScript.TestThread[] workers = new LockScript.TestThread[11];
    for (int i = 0; i < workers.length; i++) {
      workers[i] = main.starts("worker-" + i);
    }
    for (LockScript.TestThread worker : workers) {
      worker.nests(a, b, AB);
    }
    for (int i = 0; i < 10; i++) {
      main.joins(workers[i]);
    }
    main.nests(b, a, BA);
    assertThat(script.findings).hasSize(1);
    assertThat(script.findings.get(0).accesses().get(1).thread()).isEqualTo("worker-10");
  }

  @Test
  void allThatRanHaveBeenJoined() {
    LockScript.TestThread[] workers = new LockScript.TestThread[40];
    for (int i = 0; i < workers.length; i++) {
      workers[i] = main.starts("worker-" + i);
    }
    for (LockScript.TestThread worker : workers) {
      worker.nests(a, b, AB);
    }
    for (LockScript.TestThread worker : workers) {
      main.joins(worker);
    }
    main.nests(b, a, BA);
    main.starts("child").nests(b, a, BA);
    assertThat(script.findings).isEmpty();
  }
}

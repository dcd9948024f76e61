// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Finding;
import dev.heddle.runtime.event.Lock;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Circles of more than two threads: of any length, beside shorter ones, and among many locks. */
class LongerCirclesTest {
  private final LockScript script = new LockScript();
  private final LockScript.TestThread one = script.thread("one");
  private final LockScript.TestThread two = script.thread("two");
  private final LockScript.TestThread three = script.thread("three");
  private final LockScript.TestThread four = script.thread("four");
  private final Lock a = script.lock("A");
  private final Lock b = script.lock("B");
  private final Lock c = script.lock("C");
  private final Lock d = script.lock("D");

  private List<Lock> locks(String className, int count) {
    List<Lock> locks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      locks.add(script.lock(className));
    }
    return locks;
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 8, 9, 16, 30, 100})
  void circleOfAnyLength(int length) {
    List<Lock> forks = locks("Fork", length);
    for (int i = 0; i < length; i++) {
      assertThat(script.findings).isEmpty();
      script.thread("philosopher-" + i).nests(forks.get(i), forks.get((i + 1) % length), 10 * i);
    }
    assertThat(script.findings).hasSize(1);
    assertThat(script.findings.get(0).accesses()).hasSize(length);
  }

  @Test
  void circleWithOneGateTooMany() {
    List<Lock> forks = locks("Fork", 20);
    for (int i = 0; i < 20; i++) {
      LockScript.TestThread philosopher = script.thread("philosopher-" + i);
      boolean isAtGate = i == 3 || i == 17;
      if (isAtGate) {
        philosopher.locks(a, 1);
      }
      philosopher.nests(forks.get(i), forks.get((i + 1) % 20), 10 * i);
      if (isAtGate) {
        philosopher.unlocks(a);
      }
    }
    assertThat(script.findings).isEmpty();
  }

  @Test
  void circleWithOneThreadTooFew() {
    List<Lock> forks = locks("Fork", 20);
    for (int i = 0; i < 20; i++) {
      LockScript.TestThread philosopher = i == 3 || i == 17 ? one : script.thread("other-" + i);
      philosopher.nests(forks.get(i), forks.get((i + 1) % 20), 10 * i);
    }
    assertThat(script.findings).isEmpty();
  }

  @Test
  void circleOfWhomOneHasEndedBeforeAnotherBegan() {
    List<Lock> forks = locks("Fork", 20);
    for (int i = 0; i < 20; i++) {
      LockScript.TestThread philosopher = i == 3 || i == 17 ? one.starts("child-" + i) : null;
      philosopher = philosopher == null ? script.thread("other-" + i) : philosopher;
      philosopher.nests(forks.get(i), forks.get((i + 1) % 20), 10 * i);
      if (i == 3) {
        one.joins(philosopher);
      }
    }
    assertThat(script.findings).isEmpty();
  }

  /** Each place can be any of many threads', and none may be in two places. */
  @Test
  void circleOfAPoolsThreads() {
    List<Lock> forks = locks("Fork", 12);
    for (int i = 0; i < 40; i++) {
      LockScript.TestThread worker = script.thread("worker-" + i);
      for (int k = 0; k < 11; k++) {
        worker.nests(forks.get(k), forks.get(k + 1), 10 * k);
      }
    }
    assertThat(script.findings).isEmpty();
    one.nests(forks.get(11), forks.get(0), 200);
    assertThat(script.findings).hasSize(1);
    assertThat(script.findings.get(0).accesses()).hasSize(12);
  }

  @Test
  void tooFewOfAPoolsThreads() {
    List<Lock> forks = locks("Fork", 12);
    for (int i = 0; i < 10; i++) {
      LockScript.TestThread worker = script.thread("worker-" + i);
      for (int k = 0; k < 11; k++) {
        worker.nests(forks.get(k), forks.get(k + 1), 10 * k);
      }
    }
    one.nests(forks.get(11), forks.get(0), 200);
    assertThat(script.findings).isEmpty();
  }

  /** The only thread of one place must not be given to another place that any thread can have. */
  @Test
  void threadIsGivenToThePlaceThatNeedsIt() {
    one.nests(a, b, 10);
    two.nests(a, b, 10);
    three.nests(a, b, 10);
    one.nests(b, c, 20);
    two.nests(b, c, 20);
    one.nests(c, d, 30);
    four.nests(d, a, 40);
    assertThat(script.findings).hasSize(1);
    assertThat(script.findings.get(0).message())
        .isEqualTo(
            "Thread \"four\" takes D@4 then A@1, thread \"three\" takes A@1 then B@2, thread \"two\""
                + " takes B@2 then C@3, thread \"one\" takes C@3 then D@4: each can wait for the"
                + " next for ever.");
  }

  @Test
  void circleThatIsClosedTogetherWithAPair() {
    one.nests(a, b, 10);
    two.nests(b, c, 20);
    three.nests(a, c, 30);
    four.nests(c, a, 40);
    assertThat(lengths()).containsExactly(2, 3);
  }

  @Test
  void circleThatIsClosedTogetherWithAShorterOne() {
    List<Lock> ring = locks("Fork", 12);
    for (int i = 0; i < 11; i++) {
      script.thread("t-" + i).nests(ring.get(i), ring.get(i + 1), 10 * i);
    }
    one.nests(ring.get(3), ring.get(9), 200);
    two.nests(ring.get(11), ring.get(0), 300);
    assertThat(lengths()).containsExactly(7, 12);
  }

  /** Who reads lets others read, so that the pair's locks can be held on the longer way as well. */
  @Test
  void circleThatContainsAPairIsNoneOfItsOwn() {
    one.locksShared(a, 10).locks(b, 11).unlocks(b).unlocksShared(a);
    two.locks(b, 20).locksShared(c, 21).unlocksShared(c).unlocks(b);
    three.locks(c, 30).locksShared(a, 31).locks(d, 32).unlocks(d).unlocksShared(a).unlocks(c);
    assertThat(script.findings).isEmpty();
    four.locks(d, 40).locks(a, 41).unlocks(a).unlocks(d);
    assertThat(lengths()).containsExactly(2);
  }

  @Test
  void longerCircleAtTheLinesOfAPairIsNoNews() {
    List<Lock> accounts = locks("Account", 10);
    one.nests(accounts.get(0), accounts.get(1), 10);
    two.nests(accounts.get(1), accounts.get(0), 10);
    for (int i = 0; i < 8; i++) {
      script.thread("clerk-" + i).nests(accounts.get(2 + i), accounts.get(2 + (i + 1) % 8), 10);
    }
    assertThat(lengths()).containsExactly(2);
  }

  @Test
  void longerCircleAtThoseLinesWithOtherLocksIs() {
    one.nests(a, b, 10);
    two.nests(b, a, 10);
    List<Lock> forks = locks("Fork", 8);
    for (int i = 0; i < 8; i++) {
      script.thread("philosopher-" + i).nests(forks.get(i), forks.get((i + 1) % 8), 10);
    }
    assertThat(lengths()).containsExactly(2, 8);
  }

  private List<Integer> lengths() {
    List<Integer> lengths = new ArrayList<>();
    for (Finding finding : script.findings) {
      lengths.add(finding.accesses().size());
    }
    return lengths;
  }

  /** Whatever is closed there, the search has an end, and leaves something for other circles. */
  @Test
  void foundBesideLocksThatAreTakenInAllOrders() {
    List<Lock> dense = locks("Dense", 60);
    LockScript.TestThread[] threads = new LockScript.TestThread[30];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = script.thread("thread-" + i);
    }
    Random random = new Random(1);
    for (int i = 0; i < 20_000; i++) {
      Lock outer = dense.get(random.nextInt(60));
      Lock inner = dense.get(random.nextInt(60));
      if (outer != inner) {
        threads[random.nextInt(threads.length)].nests(outer, inner, 10);
      }
    }
    assertThat(lengths()).hasSizeLessThan(5).contains(2);
    List<Lock> forks = locks("Fork", 5);
    script.findings.clear();
    for (int i = 0; i < 5; i++) {
      script.thread("philosopher-" + i).nests(forks.get(i), forks.get((i + 1) % 5), 100 + 10 * i);
    }
    assertThat(lengths()).containsExactly(5);
  }

  @Test
  void nobodyIsToldOfAllCirclesOfADenseGraph() {
    List<Lock> dense = locks("Dense", 8);
    int line = 0;
    for (int i = 0; i < 8; i++) {
      for (int k = 0; k < 8; k++) {
        if (i != k) {
          script.thread("t-" + i + "-" + k).nests(dense.get(i), dense.get(k), line += 10);
        }
      }
    }
    assertThat(lengths().stream().filter(length -> length == 2)).hasSize(8 * 7 / 2);
    assertThat(script.findings).hasSizeLessThan(56 * 5);
  }
}

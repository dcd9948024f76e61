// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Lock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.Test;

class DeadlocksTest {
  private final LockScript script = new LockScript();
  private final LockScript.TestThread one = script.thread("one");
  private final LockScript.TestThread two = script.thread("two");
  private final LockScript.TestThread three = script.thread("three");
  private final Lock a = script.lock("bank.Account");
  private final Lock b = script.lock("bank.Account");
  private final Lock c = script.lock("bank.Branch");

  @Test
  void oppositeOrdersCanDeadlock() {
    one.nests(a, b, 10);
    two.nests(b, a, 20);
    assertThat(script.findings).hasSize(1);
    Finding finding = script.findings.get(0);
    assertThat(finding.kind()).isEqualTo(Finding.Kind.DEADLOCK);
    assertThat(finding.evidence()).isEqualTo(Finding.Evidence.PREDICTED);
    assertThat(finding.detector()).isEqualTo("deadlock");
    assertThat(finding.subject()).isEqualTo(new Subject(Subject.Type.LOCKS, "bank.Account", null));
    assertThat(finding.message())
        .isEqualTo(
            "Thread \"two\" takes bank.Account@2 then bank.Account@1, thread \"one\" takes"
                + " bank.Account@1 then bank.Account@2: each can wait for the other for ever.");
    Access later = finding.accesses().get(0);
    assertThat(later.operation()).isEqualTo(Access.Operation.LOCK);
    assertThat(later.locks()).containsExactly("bank.Account@2 (Bank.java:20)");
    assertThat(later.stack().get(0)).hasToString("bank.Bank.transfer(Bank.java:21)");
    assertThat(finding.accesses().get(1).stack().get(0).line()).isEqualTo(11);
  }

  @Test
  void whatCouldHappenHasHappened() {
    one.nests(a, b, 10);
    two.nests(b, a, 20);
    script.detector.hanging(List.of(two.waits(a, 21), one.waits(b, 11)));
    assertThat(script.findings).hasSize(2);
    Finding finding = script.findings.get(1);
    assertThat(finding.evidence()).isEqualTo(Finding.Evidence.OBSERVED);
    assertThat(finding.id()).isEqualTo(script.findings.get(0).id());
    assertThat(finding.message())
        .isEqualTo(
            "Thread \"two\" holds bank.Account@2 and waits for bank.Account@1, thread \"one\" holds"
                + " bank.Account@1 and waits for bank.Account@2: each waits for the other for"
                + " ever.");
    assertThat(finding.accesses().get(0).stack().get(0).line()).isEqualTo(21);
  }

  @Test
  void whoHangsAloneWaitsForItself() {
    script.detector.hanging(List.of(one.waits(c, 7)));
    assertThat(script.findings.get(0).message())
        .isEqualTo(
            "Thread \"one\" holds bank.Branch@3 and waits for bank.Branch@3: it waits for itself for"
                + " ever.");
  }

  @Test
  void sameOrderCannot() {
    one.nests(a, b, 10);
    two.nests(a, b, 20);
    assertThat(script.findings).isEmpty();
  }

  @Test
  void oneThreadDoesNotWaitForItself() {
    one.nests(a, b, 10).nests(b, a, 20);
    assertThat(script.findings).isEmpty();
  }

  @Test
  void oneLockAfterTheOtherIsNoNesting() {
    one.locks(a, 1).unlocks(a).locks(b, 2).unlocks(b);
    two.locks(b, 3).unlocks(b).locks(a, 4).unlocks(a);
    assertThat(script.findings).isEmpty();
  }

  @Test
  void gateLockKeepsThemApart() {
    one.locks(c, 1).nests(a, b, 10).unlocks(c);
    two.locks(c, 2).nests(b, a, 20).unlocks(c);
    assertThat(script.findings).isEmpty();
  }

  @Test
  void gateOfOneOnlyDoesNot() {
    one.locks(c, 1).nests(a, b, 10).unlocks(c);
    two.nests(b, a, 20);
    assertThat(script.findings).hasSize(1);
    assertThat(script.findings.get(0).accesses().get(1).locks())
        .containsExactly("bank.Branch@3 (Bank.java:1)", "bank.Account@1 (Bank.java:10)");
  }

  @Test
  void sharedGateDoesNot() {
    one.locksShared(c, 1).nests(a, b, 10).unlocksShared(c);
    two.locksShared(c, 2).nests(b, a, 20).unlocksShared(c);
    assertThat(script.findings).hasSize(1);
  }

  @Test
  void threeCanWaitInACircle() {
    one.nests(a, b, 10);
    two.nests(b, c, 20);
    assertThat(script.findings).isEmpty();
    three.nests(c, a, 30);
    assertThat(script.findings).hasSize(1);
    assertThat(script.findings.get(0).accesses()).hasSize(3);
    assertThat(script.findings.get(0).subject().className()).isEqualTo("bank.Account, bank.Branch");
    assertThat(script.findings.get(0).message())
        .isEqualTo(
            "Thread \"three\" takes bank.Branch@3 then bank.Account@1, thread \"one\" takes"
                + " bank.Account@1 then bank.Account@2, thread \"two\" takes bank.Account@2 then"
                + " bank.Branch@3: each can wait for the next for ever.");
  }

  @Test
  void circleOfTwoThreadsOnly() {
    one.nests(a, b, 10);
    two.nests(b, c, 20);
    one.nests(c, a, 30);
    assertThat(script.findings).isEmpty();
  }

  @Test
  void whoIsStartedLaterComesLater() {
    one.nests(a, b, 10);
    one.starts("child").nests(b, a, 20);
    assertThat(script.findings).isEmpty();
  }

  @Test
  void starterGoesOnBesideItsChild() {
    LockScript.TestThread child = one.starts("child");
    one.nests(a, b, 10);
    child.nests(b, a, 20);
    assertThat(script.findings).hasSize(1);
  }

  @Test
  void sameAcquisitionBeforeAndAfterAStart() {
    one.nests(a, b, 10);
    LockScript.TestThread child = one.starts("child");
    child.nests(b, a, 20);
    assertThat(script.findings).isEmpty();
    one.nests(a, b, 10);
    assertThat(script.findings).hasSize(1);
  }

  @Test
  void whoIsJoinedCameBefore() {
    one.nests(c, a, 1);
    LockScript.TestThread child = one.starts("child");
    child.nests(b, a, 20);
    one.joins(child);
    one.nests(a, b, 10);
    one.starts("another").nests(a, b, 30);
    assertThat(script.findings).isEmpty();
    two.nests(a, b, 40);
    assertThat(script.findings).hasSize(1);
  }

  @Test
  void whoIsJoinedThroughAnotherCameBefore() {
    LockScript.TestThread child = one.starts("child");
    LockScript.TestThread grandchild = child.starts("grandchild");
    grandchild.nests(b, a, 20);
    child.joins(grandchild);
    one.joins(child);
    one.nests(a, b, 10);
    assertThat(script.findings).isEmpty();
  }

  @Test
  void tryLockWaitsForNobody() {
    one.nests(a, b, 10);
    two.locks(b, 20).triesLock(a, 21).unlocks(a).unlocks(b);
    assertThat(script.findings).isEmpty();
  }

  @Test
  void lockThatWasTriedIsHeld() {
    one.triesLock(a, 10).locks(b, 11).unlocks(b).unlocks(a);
    two.nests(b, a, 20);
    assertThat(script.findings).hasSize(1);
  }

  @Test
  void readersDoNotWaitForReaders() {
    one.locksShared(a, 10).locksShared(b, 11).unlocksShared(b).unlocksShared(a);
    two.locksShared(b, 20).locksShared(a, 21).unlocksShared(a).unlocksShared(b);
    assertThat(script.findings).isEmpty();
  }

  @Test
  void oneSharedLockIsEnoughToBreakTheCircle() {
    one.locksShared(a, 10).locks(b, 11).unlocks(b).unlocksShared(a);
    two.locks(b, 20).locksShared(a, 21).unlocksShared(a).unlocks(b);
    assertThat(script.findings).isEmpty();
  }

  @Test
  void writersWaitForReaders() {
    one.locksShared(a, 10).locks(b, 11).unlocks(b).unlocksShared(a);
    two.locksShared(b, 20).locks(a, 21).unlocks(a).unlocksShared(b);
    assertThat(script.findings).hasSize(1);
  }

  @Test
  void readersWaitForWriters() {
    one.locks(a, 10).locksShared(b, 11).unlocksShared(b).unlocks(a);
    two.locks(b, 20).locksShared(a, 21).unlocksShared(a).unlocks(b);
    assertThat(script.findings).hasSize(1);
  }

  @Test
  void lockThatIsHeldAlreadyIsNotWaitedFor() {
    one.locks(a, 10).locks(b, 11).locks(a, 12).unlocks(a).unlocks(b).unlocks(a);
    two.nests(a, b, 20);
    assertThat(script.findings).isEmpty();
  }

  @Test
  void lockStaysHeldUntilItsLastRelease() {
    one.locks(a, 10).locks(a, 11).unlocks(a).locks(b, 12);
    two.nests(b, a, 20);
    assertThat(script.findings).hasSize(1);
  }

  @Test
  void oneFindingForManyInstances() {
    for (int i = 0; i < 1000; i++) {
      Lock x = script.lock("bank.Account");
      Lock y = script.lock("bank.Account");
      one.nests(x, y, 10);
      two.nests(y, x, 20);
    }
    assertThat(script.findings).hasSize(1);
  }

  /** Each circle with a new lock is one with the old line's locks, too, and has been told of. */
  @Test
  void olderLineIsFoundBehindOneThatTakesNewLocks() {
    one.nests(a, b, 10);
    for (int i = 0; i < 100; i++) {
      Lock between = script.lock("bank.Branch");
      one.locks(a, 20).locks(between, 21).locks(b, 22);
      one.unlocks(b).unlocks(between).unlocks(a);
    }
    two.nests(b, a, 30);
    assertThat(script.findings)
        .extracting(finding -> finding.accesses().get(1).stack().get(0).line())
        .containsExactlyInAnyOrder(11, 22);
  }

  @Test
  void foundAmongVeryManyLocks() {
    for (int i = 0; i < 100_000; i++) {
      one.nests(script.lock("bank.Account"), script.lock("bank.Account"), 10);
    }
    three.nests(a, b, 30);
    two.nests(b, a, 20);
    assertThat(script.findings).hasSize(1);
  }

  @Test
  void foundUnderALockThatManyAreTakenUnder() {
    List<Lock> items = new ArrayList<>();
    for (int i = 0; i < 1000; i++) {
      items.add(script.lock("shop.Item"));
      one.nests(c, items.get(i), 10);
    }
    two.nests(items.get(7), c, 20);
    assertThat(script.findings).hasSize(1);
  }

  @Test
  void foundByAnyOfManyThreads() {
    for (int i = 0; i < 100; i++) {
      script.thread("reader-" + i).nests(a, b, 10);
    }
    for (int i = 0; i < 100; i++) {
      LockScript.TestThread parent = script.thread("parent-" + i);
      LockScript.TestThread child = parent.starts("child-" + i);
      child.nests(b, c, 20);
      parent.joins(child);
    }
    three.nests(c, a, 30);
    assertThat(script.findings).hasSize(1);
  }

  /** Each tells first and then searches: whoever comes second must see the other. */
  @Test
  void oneOfTwoThatCloseACircleAtOnceFindsIt() throws Exception {
    int rounds = 2000;
    List<Lock> left = new ArrayList<>();
    List<Lock> right = new ArrayList<>();
    for (int i = 0; i < rounds; i++) {
      left.add(script.lock("bank.Account"));
      right.add(script.lock("bank.Account"));
    }
    CyclicBarrier barrier = new CyclicBarrier(2);
    Thread other =
        new Thread(
            () -> {
              for (int i = 0; i < rounds; i++) {
                await(barrier);
                one.nests(left.get(i), right.get(i), 4 * i);
              }
            });
    other.start();
    for (int i = 0; i < rounds; i++) {
      await(barrier);
      two.nests(right.get(i), left.get(i), 4 * i + 2);
    }
    other.join();
    assertThat(script.findings).extracting(Finding::id).doesNotHaveDuplicates().hasSize(rounds);
  }

  private static void await(CyclicBarrier barrier) {
    try {
      barrier.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void manyEndedThreadsStayOrdered() {
    for (int i = 0; i < 2000; i++) {
      LockScript.TestThread child = one.starts("child-" + i);
      child.nests(b, a, 20);
      one.joins(child);
      one.nests(a, b, 10);
    }
    assertThat(script.findings).isEmpty();
  }

  @Test
  void idDependsOnPlacesOnly() {
    one.nests(a, b, 10);
    two.nests(b, a, 20);
    LockScript again = new LockScript();
    Lock x = again.lock("bank.Account");
    Lock y = again.lock("bank.Account");
    again.thread("other").nests(y, x, 20);
    again.thread("names").nests(x, y, 10);
    assertThat(again.findings.get(0).id()).isEqualTo(script.findings.get(0).id());
    assertThat(script.findings.get(0).id()).startsWith("D-");
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.Sites;
import dev.heddle.runtime.SyncClock;
import dev.heddle.runtime.detector.lockorder.Holding;
import dev.heddle.runtime.internal.table.SyncTable;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HeldLocksTest {
  private final HeldLocks locks = new HeldLocks();

  @Test
  void givesBackTheClockOfTheLatestEntry() {
    Object lock = new Object();
    SyncClock outer = SyncClock.make();
    SyncClock inner = SyncClock.make();
    locks.push(lock, outer, 1);
    locks.push(lock, inner, 2);
    assertThat(locks.pop(lock)).isSameAs(inner);
    assertThat(locks.pop(lock)).isSameAs(outer);
    assertThat(locks.pop(lock)).isNull();
  }

  @Test
  void locksMayBeGivenBackInAnyOrder() {
    Object[] held = new Object[20];
    for (int i = 0; i < held.length; i++) {
      held[i] = new Object();
      locks.push(held[i], SyncClock.make(), i);
    }
    long all = locks.hash();
    assertThat(locks.pop(held[3])).isNotNull();
    assertThat(locks.hash()).isNotEqualTo(all);
    for (int i = 0; i < held.length; i++) {
      assertThat(locks.pop(held[i]) == null).as("lock %d", i).isEqualTo(i == 3);
    }
    assertThat(locks.hash()).isZero();
    assertThat(locks.describe()).isEmpty();
  }

  /** A thread with the write lock may take the read lock and give the write lock back first. */
  @Test
  void readersAndWritersAreToldApart() {
    SyncClock clock = SyncClock.make();
    locks.push("lock", clock, 1);
    locks.pushShared("lock", 2);
    assertThat(locks.pop("lock")).isSameAs(clock);
    assertThat(locks.clock("lock")).isNull();
    assertThat(locks.hash()).isNotZero();
    locks.popShared("lock");
    assertThat(locks.hash()).isZero();
  }

  @Test
  void gathersEachLockOnceAndNoneThatIsPrivateToALibrary() {
    Object one = new Object();
    Object other = new Object();
    locks.push(one, SyncTable.clock(one), 0);
    locks.pushShared(other, 0);
    locks.push(new Object(), SyncClock.SILENT, 0);
    locks.push(one, SyncTable.clock(one), 0);
    Holding holding = new Holding();
    locks.gather(holding, null);
    assertThat(holding.contains(SyncTable.clock(one).lock(one))).isTrue();
    assertThat(holding.contains(SyncTable.clock(other).lock(other))).isTrue();
    locks.gather(holding, one);
    assertThat(holding.contains(SyncTable.clock(one).lock(one))).isFalse();
    locks.popShared(other);
    locks.gather(holding, one);
    assertThat(holding.isEmpty()).isTrue();
  }

  @Test
  void knowsWhatIsHeldBesides() {
    locks.push("lock", SyncClock.make(), 1);
    assertThat(locks.contains("lock")).isTrue();
    assertThat(locks.containOther("lock")).isFalse();
    locks.pushShared("other", 2);
    assertThat(locks.containOther("lock")).isTrue();
    assertThat(locks.seenFromOutside())
        .containsExactly(
            new HeldLocks.Held("lock", false, 1), new HeldLocks.Held("other", true, 2));
  }

  @Test
  void equalPlacesGiveEqualHashesWhateverTheObjects() {
    HeldLocks others = new HeldLocks();
    locks.push(new Object(), SyncClock.make(), 4);
    locks.push("text", SyncClock.make(), 9);
    others.push("other", SyncClock.make(), 4);
    others.push(new Object(), SyncClock.make(), 9);
    assertThat(locks.hash()).isEqualTo(others.hash()).isNotZero();
  }

  @Test
  void neighbouringPlacesGiveDifferentHashes() {
    Set<Long> hashes = new HashSet<>();
    for (int first = 0; first < 100; first++) {
      for (int second = 0; second <= first; second++) {
        locks.push("lock", SyncClock.make(), first);
        locks.push("lock", SyncClock.make(), second);
        assertThat(hashes.add(locks.hash())).as("%d and %d", first, second).isTrue();
        locks.pop("lock");
        locks.pop("lock");
      }
    }
  }

  @Test
  void describesEachPlaceOnceOutermostFirst() {
    int site = Sites.place("bank/Account", "deposit", "Account.java", 12, null);
    locks.push(String.class, SyncClock.make(), 0);
    locks.push("lock", SyncClock.make(), site);
    locks.push("lock", SyncClock.make(), site);
    assertThat(locks.describe())
        .containsExactly("java.lang.String.class", "java.lang.String (Account.java:12)");
  }

  @Test
  void numbersTheLocksOnRequest() {
    Object[] two = {new Numbered(), new Numbered()};
    locks.push(two[0], SyncClock.make(), 0);
    locks.push(two[1], SyncClock.make(), 0);
    locks.push(two[0], SyncClock.make(), 0);
    String name = Numbered.class.getName();
    assertThat(locks.describe()).containsExactly(name);
    assertThat(locks.describeInstances()).containsExactly(name + "@1", name + "@2");
  }

  @Test
  void readersDoNotOwnTheirLock() {
    locks.push("lock", SyncClock.make(), 0);
    locks.push(String.class, SyncClock.make(), 0);
    locks.pushShared(new Numbered(), 0);
    assertThat(locks.classesOfOwnLocks()).containsExactly("java.lang.String");
  }

  private static final class Numbered {}
}

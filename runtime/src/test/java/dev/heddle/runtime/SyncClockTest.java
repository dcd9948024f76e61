// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.clock.VectorClock;
import dev.heddle.runtime.internal.thread.IsolatedRuntime;
import dev.heddle.runtime.internal.thread.Threads;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class SyncClockTest {
  private final SyncClock clock = SyncClock.make();
  private final ThreadState first = thread("first");
  private final ThreadState second = thread("second");
  private final ThreadState third = thread("third");

  @Test
  void anAcquireKnowsWhatWasReleasedAndNothingLater() {
    long before = first.epoch;
    clock.release(first);
    long after = first.epoch;
    clock.acquire(second);
    assertThat(second.knows(before)).isTrue();
    assertThat(second.knows(after)).isFalse();
    assertThat(first.knows(second.epoch)).isFalse();
  }

  @Test
  void releasesOfSeveralThreadsAddUp() {
    long one = first.epoch;
    long two = second.epoch;
    clock.release(first);
    clock.release(second);
    clock.acquire(third);
    assertThat(third.knows(one)).isTrue();
    assertThat(third.knows(two)).isTrue();
    assertThat(second.knows(one)).as("a release acquires nothing").isFalse();
  }

  @Test
  void aLockPassesOnWhatEarlierHoldersReleased() {
    long one = first.epoch;
    clock.release(first);
    clock.acquire(second);
    long two = second.epoch;
    clock.release(second);
    clock.acquire(third);
    assertThat(third.knows(one)).isTrue();
    assertThat(third.knows(two)).isTrue();
  }

  @Test
  void whoKnowsTheLastHolderKnowsTheLock() {
    SyncClock other = SyncClock.make();
    long one = first.epoch;
    clock.release(first);
    clock.acquire(second);
    clock.release(second);
    other.release(second);
    other.acquire(third);
    clock.acquire(third);
    assertThat(third.knows(one)).isTrue();
    clock.release(third);
    clock.acquire(first);
    assertThat(first.knows(third.epoch - 1)).isTrue();
  }

  /** An object may be a lock for some threads and handed over by a queue for others. */
  @Test
  void aReleaseBesideALockIsNotForgotten() {
    clock.release(first);
    clock.acquire(third);
    long two = second.epoch;
    clock.release(second);
    clock.acquire(third);
    assertThat(third.knows(two)).isTrue();
  }

  /** The same while both release at once: whoever acquires after a release knows of it. */
  @Test
  void releasesAtOnceAreNotForgotten() throws InterruptedException {
    AtomicBoolean done = new AtomicBoolean();
    Thread holder =
        new Thread(
            () -> {
              while (!done.get()) {
                clock.acquire(first);
                clock.release(first);
              }
            });
    holder.start();
    int forgotten = 0;
    for (int i = 0; i < 200_000; i++) {
      clock.acquire(third);
      long released = second.epoch;
      clock.release(second);
      clock.acquire(third);
      forgotten += third.knows(released) ? 0 : 1;
    }
    done.set(true);
    holder.join();
    assertThat(forgotten).isZero();
  }

  @Test
  void aLockKeepsOnlyItsLastHolderWhoKnowsTheOthers() {
    long one = first.epoch;
    clock.take(first);
    clock.giveBack(first);
    clock.take(second);
    long two = second.epoch;
    clock.giveBack(second);
    long after = second.epoch;
    clock.take(third);
    assertThat(third.knows(one)).isTrue();
    assertThat(third.knows(two)).isTrue();
    assertThat(third.knows(after)).isFalse();
  }

  @Test
  void whoKnowsALaterInstantOfTheHolderKnowsWhatTheLockHolds() {
    SyncClock other = SyncClock.make();
    long one = first.epoch;
    clock.giveBack(first);
    clock.take(second);
    clock.giveBack(second);
    other.giveBack(second);
    other.take(third);
    clock.take(third);
    assertThat(third.knows(one)).isTrue();
  }

  @Test
  void anInnerExitBeginsNoEpochButIsNotLost() {
    long epoch = first.epoch;
    clock.take(first);
    clock.giveBackInner(first);
    assertThat(first.epoch).isEqualTo(epoch);
    clock.take(second);
    assertThat(second.knows(epoch)).isTrue();
  }

  /** It gives back what it does not hold. */
  @Test
  void aThreadThatDoesNotKnowTheLockReplacesNothing() {
    long one = first.epoch;
    clock.giveBack(first);
    long two = second.epoch;
    clock.giveBack(second);
    clock.take(third);
    assertThat(third.knows(one)).isTrue();
    assertThat(third.knows(two)).isTrue();
  }

  @Test
  void aLockThatIsAlsoHandedOverKeepsBoth() {
    long one = first.epoch;
    clock.release(first);
    long two = second.epoch;
    clock.giveBack(second);
    clock.take(third);
    assertThat(third.knows(one)).isTrue();
    assertThat(third.knows(two)).isTrue();
  }

  @Test
  void whoGetsAnElementDoesNotLearnFromItsMonitor() {
    long one = first.epoch;
    clock.giveBack(first);
    clock.acquire(second);
    assertThat(second.knows(one)).isFalse();
    clock.takeLibrarys(first);
    clock.giveBack(first);
    clock.acquire(second);
    assertThat(second.knows(one)).isTrue();
  }

  /** Whoever saw that a lock is free acquires it without holding it. */
  @Test
  void anAcquireBesideTheLockMissesNoHolder() throws InterruptedException {
    AtomicBoolean done = new AtomicBoolean();
    long[] released = new long[1];
    Thread holders =
        new Thread(
            () -> {
              ThreadState holder = first;
              while (!done.get()) {
                clock.takeLibrarys(holder);
                long instant = holder.epoch;
                clock.giveBack(holder);
                VarHandle.releaseFence();
                released[0] = instant;
                holder = holder == first ? second : first;
              }
            });
    holders.start();
    int missed = 0;
    for (int i = 0; i < 200_000; i++) {
      long instant = released[0];
      VarHandle.acquireFence();
      clock.acquire(third);
      missed += instant == 0 || third.knows(instant) ? 0 : 1;
    }
    done.set(true);
    holders.join();
    assertThat(missed).isZero();
  }

  /** In a runtime of its own, because it uses up the slots of the one that other tests share. */
  @Test
  void sharedSlotsDoNotHideWhatWasReleased() throws Exception {
    IsolatedRuntime.run(SharedSlot.class);
  }

  /** The owners of one slot, one after the other, where neither knows the other. */
  static final class SharedSlot implements Runnable {
    @Override
    public void run() {
      SyncClock lock = SyncClock.make();
      ThreadState earlier = thread("earlier");
      Thread ended = new Thread("ended");
      ThreadState last = Threads.lookUp(ended);
      while (Epoch.slot(thread("many").epoch) < (1 << 12) - 1) {
        // Until slots are shared.
      }
      SyncClock passed = SyncClock.make();
      passed.release(earlier);
      passed.take(last);
      lock.giveBack(last);
      Threads.ended(ended);
      ThreadState next = thread("next");
      assertThat(Epoch.slot(next.epoch)).isEqualTo(Epoch.slot(last.epoch));
      lock.take(next);
      assertThat(next.knows(earlier.epoch - 1)).isTrue();
      ThreadState informed = thread("informed");
      passed.giveBack(next);
      passed.take(informed);
      lock.take(informed);
      assertThat(informed.knows(earlier.epoch - 1)).isTrue();
    }
  }

  private static ThreadState thread(String name) {
    return ThreadState.begin(new Thread(name), VectorClock.EMPTY, null);
  }
}

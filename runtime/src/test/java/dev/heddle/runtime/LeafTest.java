// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.internal.thread.EpochField;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** What methods do that know no more of their thread than the epoch. */
class LeafTest {
  private static final int READ = Sites.field(null, Woven.class.getName(), "x");

  @Test
  void aThreadTellsItsEpochAtItsFirstAccess() throws Exception {
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Thread thread = new Thread(null, LeafTest::accessInANewThread, "leaf", 1 << 20);
    thread.setUncaughtExceptionHandler((each, e) -> failure.set(e));
    thread.start();
    thread.join();
    assertThat(failure.get()).isNull();
  }

  private static void accessInANewThread() {
    assertThat(Leaf.isPossible()).isTrue();
    long asked = Leaf.epoch();
    ThreadState state = ThreadState.current();
    assertThat(asked).isLessThan(state.epoch);
    Woven object = new Woven();
    assertThat(History.isAccessedIn(object.$heddle$x, Leaf.epoch())).isFalse();
    Leaf.read(object, READ);
    assertThat(Leaf.epoch()).isEqualTo(state.epoch);
    assertThat(History.isAccessedIn(object.$heddle$x, Leaf.epoch())).isTrue();
    assertThat(History.isWrittenIn(object.$heddle$x, Leaf.epoch())).isFalse();
    Leaf.write(object, READ);
    assertThat(History.isWrittenIn(object.$heddle$x, Leaf.epoch())).isTrue();
  }

  @Test
  void aThreadsFirstAccessIsNoneYet() throws Exception {
    Woven object = new Woven();
    Leaf.read(object, READ);
    boolean[] isSeen = new boolean[2];
    Thread thread =
        new Thread(
            () -> {
              isSeen[0] = History.isWrittenIn(object.$heddle$x, Leaf.epoch());
              isSeen[1] = History.isAccessedIn(object.$heddle$x, Leaf.epoch());
            });
    thread.start();
    thread.join();
    assertThat(isSeen).containsOnly(false);
  }

  @Test
  void aReleaseBeginsAnEpoch() throws Exception {
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Thread thread =
        new Thread(
            () -> {
              ThreadState state = ThreadState.current();
              Woven object = new Woven();
              Leaf.write(object, READ);
              state.tick();
              assertThat(Leaf.epoch()).isEqualTo(state.epoch);
              assertThat(History.isAccessedIn(object.$heddle$x, Leaf.epoch())).isFalse();
            });
    thread.setUncaughtExceptionHandler((each, e) -> failure.set(e));
    thread.start();
    thread.join();
    assertThat(failure.get()).isNull();
  }

  @Test
  void theFieldIsThatOfTheThread() {
    assertThat(EpochField.exists()).isTrue();
    Thread other = new Thread(() -> {});
    long before = EpochField.of(other);
    EpochField.set(Thread.currentThread(), 77);
    assertThat(EpochField.of(Thread.currentThread())).isEqualTo(77);
    assertThat(EpochField.of(other)).isEqualTo(before);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.Release;
import dev.heddle.runtime.ThreadState;
import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.clock.VectorClock;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.Pipe;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** What threads know of each other at their start and after their end. */
class ThreadsTest {
  private final ThreadState parent =
      ThreadState.begin(new Thread("parent"), VectorClock.EMPTY, null);
  private final Thread child = new Thread("child");

  @Test
  void aNewThreadKnowsWhatItsStarterDidBeforeTheStartOnly() {
    long before = parent.epoch;
    Threads.starting(child, parent);
    long after = parent.epoch;
    ThreadState state = Threads.lookUp(child);
    assertThat(state.knows(before)).isTrue();
    assertThat(state.knows(after)).isFalse();
    assertThat(parent.knows(state.epoch)).isFalse();
  }

  @Test
  void whoSeesTheEndKnowsAllThatTheThreadDidAndKnew() {
    ThreadState third = ThreadState.begin(new Thread("third"), VectorClock.EMPTY, null);
    Threads.starting(child, parent);
    ThreadState state = Threads.lookUp(child);
    state.learn(Release.of(third).all());
    state.tick();
    long last = state.epoch;
    Threads.seenEnded(child, parent);
    assertThat(parent.knows(last)).as("not ended yet").isFalse();
    Threads.ended(child);
    Threads.seenEnded(child, parent);
    assertThat(parent.knows(last)).isTrue();
    assertThat(parent.knows(third.epoch)).isTrue();
  }

  @Test
  void aThreadThatDidNothingStillPassesOnWhatItsStarterKnew() {
    ThreadState observer = ThreadState.begin(new Thread("observer"), VectorClock.EMPTY, null);
    long before = parent.epoch;
    Threads.starting(child, parent);
    Threads.ended(child);
    Threads.seenEnded(child, observer);
    assertThat(observer.knows(before)).isTrue();
    assertThat(observer.knows(parent.epoch)).isFalse();
  }

  @Test
  void nothingIsCheckedAfterTheEnd() {
    Threads.starting(child, parent);
    Threads.lookUp(child);
    Threads.ended(child);
    assertThat(Threads.lookUp(child).quiet).isPositive();
    assertThat(Threads.kept(child)).isNotNull().isNotInstanceOf(ThreadState.class);
  }

  @Test
  void aThreadKeepsItsStateInItself() {
    Threads.starting(child, parent);
    assertThat(Threads.kept(child)).isSameAs(Threads.lookUp(child));
  }

  /** The JDK locks what is kept in the thread while a channel is closed by an interrupt. */
  @Test
  void aThreadThatReadsFromAChannelCanStillBeInterrupted() throws Exception {
    Pipe pipe = Pipe.open();
    CountDownLatch begun = new CountDownLatch(1);
    AtomicReference<Object> seen = new AtomicReference<>();
    Thread reader =
        new Thread(
            () -> {
              ThreadState.current();
              begun.countDown();
              try {
                pipe.source().read(ByteBuffer.allocate(1));
              } catch (IOException e) {
                seen.set(e);
              }
            });
    reader.start();
    begun.await();
    assertThat(Threads.kept(reader)).isInstanceOf(ThreadState.class);
    reader.interrupt();
    reader.join();
    assertThat(seen.get()).isInstanceOf(ClosedByInterruptException.class);
  }

  @Test
  void theRunningThreadHasOneStateOfItsOwn() throws InterruptedException {
    ThreadState mine = ThreadState.current();
    assertThat(ThreadState.current()).isSameAs(mine);
    assertThat(mine.thread).isSameAs(Thread.currentThread());
    AtomicReference<ThreadState> others = new AtomicReference<>();
    Thread thread = new Thread(() -> others.set(ThreadState.current()));
    thread.start();
    thread.join();
    assertThat(others.get().thread).isSameAs(thread);
    assertThat(Epoch.slot(others.get().epoch)).isNotEqualTo(Epoch.slot(mine.epoch));
  }

  @Test
  void theOwnInstantIsAlwaysKnownAndTicksMoveIt() {
    long before = parent.epoch;
    assertThat(parent.knows(before)).isTrue();
    VectorClock released = Release.of(parent).all();
    parent.tick();
    assertThat(parent.epoch).isGreaterThan(before);
    assertThat(released.time(Epoch.slot(before))).isEqualTo(Epoch.time(before));
    assertThat(Release.of(parent).all().time(Epoch.slot(before))).isEqualTo(Epoch.time(before) + 1);
  }
}

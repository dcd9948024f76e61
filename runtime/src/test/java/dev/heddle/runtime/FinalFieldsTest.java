// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.internal.thread.Threads;
import org.junit.jupiter.api.Test;

/** What a final field leads to is ordered after the constructor (JLS 17.5), and nothing else. */
class FinalFieldsTest {
  private final ThreadState starter = Raced.thread("starter");
  private final ThreadState constructor = start("constructor");
  private final ThreadState reader = start("reader");
  private final ThreadState third = start("third");
  private final Content content = new Content();
  private final Owner owner = new Owner(content);
  private final Raced location = new Raced();
  private History history;

  private static final class Content {
    int value;
  }

  private record Owner(Content content) {}

  @Test
  void whatTheConstructorWroteIsOrderedBeforeAReadThroughTheField() {
    write(constructor);
    reader.readFinal(owner, constructor.construct(1, 1), null);
    read();
    assertThat(location.reports).isZero();
  }

  @Test
  void whatTheConstructorsThreadKnewIsOrderedToo() {
    write(third);
    order(third, constructor);
    reader.readFinal(owner, constructor.construct(1, 1), null);
    read();
    assertThat(location.reports).isZero();
  }

  @Test
  void aReadByAnotherWayIsARace() {
    write(constructor);
    read();
    assertThat(location.reports).isEqualTo(1);
  }

  @Test
  void aFieldOfTheOwnerItselfIsNotReachedThroughTheFinalOne() {
    write(constructor);
    reader.readFinal(content, constructor.construct(1, 1), null);
    read();
    assertThat(location.reports).isEqualTo(1);
  }

  @Test
  void whatIsWrittenAfterTheConstructorIsARace() {
    History frozen = constructor.construct(1, 1);
    constructor.tick();
    write(constructor);
    reader.readFinal(owner, frozen, null);
    read();
    assertThat(location.reports).isEqualTo(1);
  }

  @Test
  void whatTheConstructorsThreadDoesNotKnowIsARace() {
    reader.readFinal(owner, constructor.construct(1, 1), null);
    write(third);
    read();
    assertThat(location.reports).isEqualTo(1);
  }

  @Test
  void aStampThatIsKnownNeedNotBeLookedAtAgain() {
    History earlier = constructor.frozen();
    order(constructor, reader);
    History later = constructor.frozen();
    assertThat(reader.readFinal(owner, earlier, null)).isSameAs(earlier);
    assertThat(reader.readFinal(owner, later, earlier)).isSameAs(earlier);
    write(constructor);
    read();
    assertThat(location.reports).isZero();
  }

  private void write(ThreadState thread) {
    history = Transitions.write(history, thread, 1, 1, location, this);
  }

  private void read() {
    history = Transitions.read(history, reader, 1, 1, location, content);
  }

  private ThreadState start(String name) {
    Thread thread = new Thread(name);
    Threads.starting(thread, starter);
    return Threads.lookUp(thread);
  }

  private static void order(ThreadState earlier, ThreadState later) {
    SyncClock clock = SyncClock.make();
    clock.release(earlier);
    clock.acquire(later);
  }
}

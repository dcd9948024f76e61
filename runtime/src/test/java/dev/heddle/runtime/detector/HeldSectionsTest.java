// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.internal.clock.VectorClock;
import org.junit.jupiter.api.Test;

class HeldSectionsTest {
  private final ActorClock holder = new ActorClock(1, VectorClock.EMPTY);
  private final HeldSections sections = new HeldSections();
  private final Lock first = new ScriptedLock("first", 1);
  private final Lock second = new ScriptedLock("second", 2);
  private final Lock third = new ScriptedLock("third", 3);

  @Test
  void sectionsInOneAnotherEndAsTheyWereBefore() {
    enter(first);
    CriticalSection[] outer = sections.now();
    enter(second);
    assertThat(leave(second).lock).isSameAs(second);
    assertThat(sections.now()).isSameAs(outer);
  }

  @Test
  void sectionsThatOverlapEndInAnyOrder() {
    enter(first);
    enter(second);
    leave(first);
    assertLocks(second);
    enter(third);
    leave(second);
    assertLocks(third);
    leave(third);
    assertLocks();
  }

  /** What was first and has ended meanwhile must not come back with what was around the third. */
  @Test
  void whatHasEndedDoesNotComeBack() {
    enter(first);
    enter(second);
    enter(third);
    leave(second);
    leave(third);
    assertLocks(first);
  }

  /** A thread that goes along a list from lock to lock would otherwise keep them all. */
  @Test
  void sectionsThatHaveEndedKeepNoOthers() {
    enter(first);
    enter(second);
    leave(first);
    CriticalSection ended = leave(second);
    assertThat(ended.takeOuter()).isNull();
  }

  @Test
  void aLockThatIsTakenTwiceIsGivenBackTwice() {
    enter(first);
    enter(first);
    assertThat(leave(first)).isNull();
    assertLocks(first);
    assertThat(leave(first)).isNotNull();
    assertLocks();
  }

  private void enter(Lock lock) {
    sections.enter(lock, false, holder);
  }

  private CriticalSection leave(Lock lock) {
    return sections.leave(lock, false);
  }

  private void assertLocks(Lock... locks) {
    assertThat(sections.now()).extracting(section -> section.lock).containsExactly(locks);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.detect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.ThreadState;
import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.internal.context.Context;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** However many races a program has, what is kept of them is bounded. */
class RacesTest {
  @BeforeEach
  @AfterEach
  void forget() {
    synchronized (Races.class) {
      Races.seen.clear();
      Races.byId.clear();
    }
  }

  @Test
  void keepsABoundedNumberOfFindings() {
    for (int i = 0; i < Races.MOST_FINDINGS; i++) {
      assertThat(Races.wereTooMany()).isFalse();
      race(i);
    }
    race(Races.MOST_FINDINGS);
    race(0);
    assertThat(Races.wereTooMany()).isTrue();
    assertThat(Races.all()).hasSize(Races.MOST_FINDINGS);
    assertThat(Races.all().get(0).occurrences()).isEqualTo(2);
  }

  private static void race(int field) {
    ThreadState thread = ThreadState.current();
    Context here = thread.contextAt(0, 1);
    Location location = () -> Subject.field("Program", "field" + field);
    Races.found(location, null, true, thread, here, true, thread.epoch, here);
  }
}

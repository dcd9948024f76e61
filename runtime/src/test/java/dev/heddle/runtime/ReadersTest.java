// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.internal.clock.Epoch;
import org.junit.jupiter.api.Test;

/** Which reads of a list are quickly seen. Runs with more than two processors. */
class ReadersTest {
  private static final int TIME = 7;

  @Test
  void allReadersAreSeenWhateverTheirSlots() {
    assertSeen(1, 2);
    assertSeen(1, 2, 3, 4, 5, 6, 7, 8);
    assertSeen(8, 16, 24, 32);
    assertSeen(1, 129, 65);
  }

  @Test
  void aSlotsOtherReadsAreNotSeen() {
    Readers readers = Readers.indexed(list(1, 2, 3));
    assertThat(isSeen(readers, Epoch.of(2, TIME + 1))).isFalse();
    assertThat(isSeen(readers, Epoch.of(2, TIME - 1))).isFalse();
  }

  @Test
  void slotsThatWouldNeedAHugeIndexHaveNone() {
    Readers readers = list(1024, 2048, 4096);
    assertThat(Readers.indexed(readers)).isSameAs(readers);
    assertThat(isSeen(readers, readers.epoch)).isTrue();
    assertThat(isSeen(readers, readers.rest.epoch)).isFalse();
    assertThat(Readers.contain(readers, readers.rest.epoch)).isTrue();
  }

  private static void assertSeen(int... slots) {
    Readers readers = Readers.indexed(list(slots));
    assertThat(Readers.count(readers)).isEqualTo(slots.length);
    for (int slot : slots) {
      assertThat(isSeen(readers, Epoch.of(slot, TIME))).as("slot %d", slot).isTrue();
      assertThat(isSeen(readers, Epoch.of(slot + 1, TIME)))
          .as("slot %d", slot + 1)
          .isEqualTo(Readers.include(readers, slot + 1));
    }
  }

  /** Of a location that was not accessed by anybody else. */
  private static boolean isSeen(Readers readers, long epoch) {
    return History.isAccessedIn(new History(0, null, 0, null, readers), epoch);
  }

  private static Readers list(int... slots) {
    Readers readers = null;
    for (int slot : slots) {
      readers = new Readers(Epoch.of(slot, TIME), null, null, readers);
    }
    return readers;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.context;

import static org.assertj.core.api.Assertions.assertThat;

import dev.heddle.runtime.SyncClock;
import dev.heddle.runtime.internal.thread.HeldLocks;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ContextCacheTest {
  /** Small numbers are what threads begin with and what sites are. */
  @Test
  void smallNumbersHaveDifferentKeys() {
    Set<Long> keys = new HashSet<>();
    HeldLocks locks = new HeldLocks();
    for (int lockedAt = -1; lockedAt < 50; lockedAt++) {
      if (lockedAt >= 0) {
        locks.push("lock", SyncClock.make(), lockedAt);
      }
      for (int context = 0; context < 60; context++) {
        for (int site = 0; site < 60; site++) {
          assertThat(keys.add(ContextCache.key(context, site, locks.hash())))
              .as("context %d, site %d, locked at %d", context, site, lockedAt)
              .isTrue();
        }
      }
      locks.pop("lock");
    }
  }
}

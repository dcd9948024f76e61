// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.LockSet;
import dev.heddle.runtime.event.MemoryAccess;

/**
 * What protects an access in the eyes of a detector that knows locks only.
 *
 * <p>Accesses that are made in one step cannot come between each other. They count as if each of
 * them held one more lock, the same for all: a location that is only ever accessed so is protected,
 * and one that is also accessed plainly is not. The papers are older than variable handles and say
 * nothing of them.
 */
final class Protection {
  private static final Lock ONE_STEP =
      new Lock() {
        @Override
        public long number() {
          return -1;
        }

        @Override
        public String name() {
          return "atomic access";
        }
      };

  private Protection() {}

  static LockSet of(MemoryAccess access) {
    return access.is(MemoryAccess.ATOMIC) ? access.locks.with(ONE_STEP) : access.locks;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.internal.clock.VectorClock;

/** What was released to a channel so far. Guarded by its own monitor. */
final class ChannelClock {
  private VectorClock released = VectorClock.EMPTY;

  /** Who has released last, and what had been released before; null if that cannot be undone. */
  private ActorClock lastReleaser;

  private VectorClock before;

  synchronized VectorClock released() {
    return released;
  }

  synchronized void release(ActorClock releaser) {
    before = released;
    lastReleaser = releaser;
    released = released.join(releaser.now());
  }

  /** Adds what no thread has done, but a section with a time of its own. */
  synchronized void add(VectorClock instants) {
    lastReleaser = null;
    released = released.join(instants);
  }

  /** Undoes the thread's last release, unless others have released since. */
  synchronized void withdraw(ActorClock releaser) {
    if (lastReleaser == releaser) {
      released = before;
      lastReleaser = null;
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.internal.clock.VectorClock;

/** What was released to a channel so far. Guarded by its own monitor. */
final class ChannelClock {
  private Released latest = new Released(VectorClock.EMPTY);

  /** What had been released at some moment; each release makes a new object, told apart by that. */
  private static final class Released {
    final VectorClock clock;

    Released(VectorClock clock) {
      this.clock = clock;
    }
  }

  /** One release, by which it can be undone. */
  static final class Release {
    private final ChannelClock channel;
    private final Released before;
    private final Released after;

    private Release(ChannelClock channel, Released before, Released after) {
      this.channel = channel;
      this.before = before;
      this.after = after;
    }
  }

  synchronized VectorClock released() {
    return latest.clock;
  }

  synchronized Release release(VectorClock instants) {
    Released before = latest;
    latest = new Released(before.clock.join(instants));
    return new Release(this, before, latest);
  }

  /** Undoes a release to this channel, unless others have released since: theirs must stay. */
  synchronized void withdraw(Release release) {
    if (release.channel == this && release.after == latest) {
      latest = release.before;
    }
  }
}

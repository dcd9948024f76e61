// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.clock.VectorClock;

/**
 * The time of one thread, and what it knows of the others' times. Changed by that thread only; its
 * epoch is also read by threads that learn what all have done.
 */
final class ActorClock {
  private volatile long epoch;

  /** What the thread has learned of others; also read by its observers after its end. */
  private VectorClock known;

  /** What the thread has released last, in case it is taken back; null if nothing. */
  private ChannelClock.Release lastRelease;

  /** The atomic access that the thread has begun last; null if none. */
  private Beginning begun;

  /** The critical sections that the thread is in, for a detector that asks for them. */
  final HeldSections sections = new HeldSections();

  /** An atomic access that has begun: what was there then, and when it was. */
  static final class Beginning {
    final AccessHistory seen;
    final long epoch;

    /** The access itself, once it is known. It may be told several times, but is the only one. */
    private MemoryAccess access;

    private Beginning(AccessHistory seen, long epoch) {
      this.seen = seen;
      this.epoch = epoch;
    }
  }

  ActorClock(long firstEpoch, VectorClock inherited) {
    this.epoch = firstEpoch;
    this.known = inherited;
  }

  long epoch() {
    return epoch;
  }

  /** Whether the instant, of any thread, happened before what this thread does now. */
  boolean knows(long instant) {
    int slot = Epoch.slot(instant);
    return slot == Epoch.slot(epoch) || known.time(slot) >= Epoch.time(instant);
  }

  /** Whether the instant is another thread's, and known. */
  boolean knowsOfOther(long instant) {
    int slot = Epoch.slot(instant);
    return slot != Epoch.slot(epoch) && known.time(slot) >= Epoch.time(instant);
  }

  void learn(VectorClock other) {
    known = known.join(other);
  }

  /** All that another thread had learned by an epoch of its own, and all that it had done. */
  void learn(VectorClock others, long instant) {
    known = known.join(others, Epoch.slot(instant), Epoch.time(instant));
  }

  /** What the thread has learned of others. */
  VectorClock known() {
    return known;
  }

  /** All that this thread knows, and all that it has done. */
  VectorClock now() {
    return known.with(Epoch.slot(epoch), Epoch.time(epoch));
  }

  /** What the thread does from now on is not part of what it has passed on. */
  void tick() {
    epoch++;
  }

  void release(ChannelClock channel) {
    lastRelease = channel.release(now());
    tick();
  }

  void withdraw(ChannelClock channel) {
    if (lastRelease != null) {
      channel.withdraw(lastRelease);
    }
  }

  void begin(AccessHistory seen) {
    begun = new Beginning(seen, epoch);
  }

  /** How the access has begun; null if its beginning was not told, and it is judged as of now. */
  Beginning beginningOf(MemoryAccess access) {
    Beginning latest = begun;
    if (latest == null || !access.is(MemoryAccess.ATOMIC)) {
      return null;
    }
    if (latest.access == null) {
      latest.access = access;
    }
    return latest.access == access ? latest : null;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Channel;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.clock.VectorClock;
import java.util.HashSet;
import java.util.Set;

/** A detector that orders events by vector clocks: what happened before what. */
abstract class ClockedDetector implements Detector {
  /** The slot of a time that is no thread's, for whoever extends this class. */
  static final int SLOT_OF_NOBODY = 0;

  private static final int SLOTS = Epoch.SLOT_LIMIT - 1;

  /**
   * Threads beyond so many share slots, one after the other in time as the clocks see it. So they
   * are taken to be ordered where they are not: a race may be missed, none is invented.
   */
  private static final int BITS_OF_ONE_OWNER = 36;

  /** The rest is guarded by this. */
  private final Set<ActorClock> running = new HashSet<>();

  /** What threads have done that have ended. */
  private VectorClock past = VectorClock.EMPTY;

  private int actors;

  /** For the actor itself to call, as that may be its first event. */
  final ActorClock clock(Actor actor) {
    ActorClock clock = (ActorClock) actor.kept(this);
    return clock != null ? clock : begin(actor, VectorClock.EMPTY);
  }

  private ActorClock begin(Actor actor, VectorClock inherited) {
    ActorClock clock;
    synchronized (running) {
      int slot = SLOT_OF_NOBODY + 1 + actors % SLOTS;
      long time = 1 + ((long) (actors / SLOTS) << BITS_OF_ONE_OWNER);
      actors++;
      clock = new ActorClock(Epoch.of(slot, time), inherited);
      running.add(clock);
    }
    actor.keep(this, clock);
    return clock;
  }

  @Override
  public final void started(Actor parent, Actor child) {
    ActorClock starter = clock(parent);
    begin(child, starter.now());
    starter.tick();
  }

  @Override
  public final void ended(Actor actor) {
    ActorClock clock = clock(actor);
    synchronized (running) {
      running.remove(clock);
      past = past.with(Epoch.slot(clock.epoch()), Epoch.time(clock.epoch()));
    }
  }

  @Override
  public final void joined(Actor observer, Actor ended) {
    ActorClock other = (ActorClock) ended.kept(this);
    if (other != null) {
      clock(observer).learn(other.now());
    }
  }

  /**
   * What a thread knew of others need not be joined: their own times are here, and not earlier. One
   * that accesses something later without a release in between is taken to be ordered, too.
   */
  @Override
  public void acquiredAll(Actor actor) {
    VectorClock all;
    synchronized (running) {
      all = past;
      for (ActorClock each : running) {
        all = all.with(Epoch.slot(each.epoch()), Epoch.time(each.epoch()));
      }
    }
    clock(actor).learn(all);
  }

  @Override
  public void acquired(Actor actor, Channel channel, boolean isLock) {
    ChannelClock released = (ChannelClock) channel.kept(this);
    if (released != null) {
      clock(actor).learn(released.released());
    }
  }

  @Override
  public void released(Actor actor, Channel channel, boolean isLock) {
    clock(actor).release(clock(channel));
  }

  @Override
  public final void withdrawn(Actor actor, Channel channel) {
    clock(actor).withdraw(clock(channel));
  }

  final ChannelClock clock(Channel channel) {
    ChannelClock clock = (ChannelClock) channel.kept(this);
    return clock != null ? clock : (ChannelClock) channel.keepIfAbsent(this, new ChannelClock());
  }

  @Override
  public final void beginning(Object state, Actor actor) {
    clock(actor).begin(AccessHistory.of(state));
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace.replay;

import dev.heddle.runtime.event.Channel;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Granularity;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.event.Section;
import dev.heddle.runtime.event.Waiting;
import dev.heddle.runtime.trace.AccessShape;
import dev.heddle.runtime.trace.Mortal;
import dev.heddle.runtime.trace.TraceEvents;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells a detector the events of a trace as a live run would: with objects for numbers, and with
 * the states that it has left at locations.
 */
public final class Replay implements TraceEvents {
  private final Detector detector;
  private final boolean isOfObjects;
  private final Transition transition;

  private final NumberMap<TracedActor> actors = new NumberMap<>();
  private final NumberMap<TracedLock> locks = new NumberMap<>();
  private final NumberMap<Channel> channels = new NumberMap<>();
  private final NumberMap<Section> sections = new NumberMap<>();

  /** What the detector knows of the parts of objects, or of objects as a whole. */
  private final NumberMap<PartStates> parts = new NumberMap<>();

  private final NumberMap<Object> objects = new NumberMap<>();

  /** Actors that wait for each other, as many as have been told. */
  private List<Waiting> circle = new ArrayList<>();

  public Replay(Detector detector) {
    this.detector = detector;
    this.isOfObjects = detector.granularity() == Granularity.OBJECT;
    this.transition = new Transition(detector);
  }

  @Override
  public void begin(long actor, String name, Place startedAt) {
    TracedActor begun = actor(actor);
    begun.rename(name);
    begun.startAt(startedAt);
  }

  @Override
  public void renamed(long actor, String name) {
    actor(actor).rename(name);
  }

  @Override
  public void lockNamed(long lock, String name) {
    lock(lock).rename(name);
  }

  @Override
  public void started(long parent, long child) {
    detector.started(actor(parent), actor(child));
  }

  @Override
  public void ended(long actor) {
    detector.ended(actor(actor));
  }

  @Override
  public void joined(long observer, long ended) {
    detector.joined(actor(observer), actor(ended));
  }

  @Override
  public void locked(long actor, long lock, boolean isShared, boolean mayWait, Place place) {
    TracedActor locking = actor(actor);
    TracedLock locked = lock(lock);
    locking.held().add(locked, isShared);
    detector.locked(locking, locked, isShared, mayWait, place);
  }

  @Override
  public void unlocked(long actor, long lock, boolean isShared) {
    TracedActor unlocking = actor(actor);
    TracedLock unlocked = lock(lock);
    if (!unlocking.held().remove(unlocked, isShared)) {
      unlocked.changeHands();
    }
    detector.unlocked(unlocking, unlocked, isShared);
  }

  @Override
  public void waits(long actor, long lock, boolean isLast, Place place) {
    circle.add(new Waiting(actor(actor), lock(lock), place));
    if (isLast) {
      detector.hanging(circle);
      circle = new ArrayList<>();
    }
  }

  @Override
  public void acquired(long actor, long channel, boolean isLock) {
    detector.acquired(actor(actor), channel(channel), isLock);
  }

  @Override
  public void released(long actor, long channel, boolean isLock) {
    detector.released(actor(actor), channel(channel), isLock);
  }

  @Override
  public void withdrawn(long actor, long channel) {
    detector.withdrawn(actor(actor), channel(channel));
  }

  @Override
  public void acquiredAll(long actor) {
    detector.acquiredAll(actor(actor));
  }

  @Override
  public void accessed(
      long actor, AccessShape shape, long object, int first, int step, int count, long section) {
    if ((shape.flags & MemoryAccess.CALL) != 0 && !detector.hearsCalls()) {
      return;
    }
    Section in = section == 0 ? null : section(section);
    transition.turnTo(actor(actor).access(shape, in));
    if (isOfObjects) {
      Object before = objects.get(object);
      Object after = transition.after(before);
      if (after != before) {
        objects.put(object, after);
      }
    } else {
      PartStates before = parts.get(object);
      PartStates known = before == null ? new RunStates() : before;
      PartStates after = known.access(first, step, count, transition);
      if (after != before) {
        parts.put(object, after);
      }
    }
  }

  @Override
  public void beginning(long actor, long object, int part) {
    detector.beginning(state(object, part), actor(actor));
  }

  private Object state(long object, int part) {
    if (isOfObjects) {
      return objects.get(object);
    }
    PartStates known = parts.get(object);
    return known == null ? null : known.get(part);
  }

  @Override
  public void validating(long actor, long section, long channel) {
    detector.validating(actor(actor), section(section), channel(channel));
  }

  @Override
  public void resolved(long section, boolean counts) {
    detector.resolved(section(section), counts);
    sections.remove(section);
  }

  @Override
  public void forgotten(Mortal sort, long number) {
    switch (sort) {
      case OBJECT -> {
        parts.remove(number);
        objects.remove(number);
      }
      case LOCK -> locks.remove(number);
      case CHANNEL -> channels.remove(number);
      case ACTOR -> actors.remove(number);
    }
  }

  private TracedActor actor(long number) {
    TracedActor actor = actors.get(number);
    if (actor == null) {
      actor = new TracedActor(number);
      actors.put(number, actor);
    }
    return actor;
  }

  private TracedLock lock(long number) {
    TracedLock lock = locks.get(number);
    if (lock == null) {
      lock = new TracedLock(number);
      locks.put(number, lock);
    }
    return lock;
  }

  private Channel channel(long number) {
    Channel channel = channels.get(number);
    if (channel == null) {
      channel = new Channel();
      channels.put(number, channel);
    }
    return channel;
  }

  private Section section(long number) {
    Section section = sections.get(number);
    if (section == null) {
      section = new Section();
      sections.put(number, section);
    }
    return section;
  }
}

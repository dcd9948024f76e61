// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.Checking;
import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Channel;
import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.event.Section;
import dev.heddle.runtime.event.Waiting;
import dev.heddle.runtime.internal.thread.ThreadRecord;
import dev.heddle.runtime.trace.Mortal;
import dev.heddle.runtime.trace.TraceWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes the events of the running program to a trace. Called in the order of events. */
public final class LiveRecorder implements Recorder {
  /** After so many events those that have died are told. */
  private static final int BURIAL = 1 << 12;

  private final TraceWriter trace;
  private final Numbers actors = new Numbers(Mortal.ACTOR);
  private final Numbers objects = new Numbers(Mortal.OBJECT);
  private final Numbers locks = new Numbers(Mortal.LOCK);
  private final Numbers channels = new Numbers(Mortal.CHANNEL);
  private final Numbers sections = new Numbers(null);
  private final Map<Subject, Integer> subjects = new HashMap<>();
  private int events;
  private boolean isStopped;

  public LiveRecorder(TraceWriter trace) {
    this.trace = trace;
  }

  @Override
  public void access(MemoryAccess access, Object object, long part) {
    long actor = actor(access.actor);
    long number = objects.of(object).number;
    int subject = subject(access);
    if (access.writes) {
      trace.write(actor, number, (int) part, subject, access.flags(), access.place);
    } else if (access.section == null) {
      trace.read(actor, number, (int) part, subject, access.flags(), access.place);
    } else {
      long section = sections.of(access.section).number;
      trace.read(actor, number, (int) part, subject, access.flags(), access.place, section);
    }
  }

  @Override
  public void access(MemoryAccess access, Object array, int first, int step, int count) {
    long actor = actor(access.actor);
    long number = objects.of(array).number;
    int subject = subject(access);
    if (access.writes) {
      trace.writeRange(actor, number, first, step, count, subject, access.flags(), access.place);
    } else {
      trace.readRange(actor, number, first, step, count, subject, access.flags(), access.place);
    }
  }

  @Override
  public void beginning(Actor actor, Object object, long part) {
    trace.beginning(actor(actor), objects.of(object).number, (int) part);
  }

  private int subject(MemoryAccess access) {
    Subject subject = access.location.subject();
    Integer number = subjects.get(subject);
    if (number == null) {
      number = trace.subject(subject);
      subjects.put(subject, number);
    }
    return number;
  }

  private long actor(Actor actor) {
    stopIfEventIsLost();
    if (++events % BURIAL == 0) {
      bury();
    }
    Numbers.Numbered known = actors.of(actor);
    if (!known.isKnown) {
      known.isKnown = true;
      ThreadRecord record = (ThreadRecord) actor;
      Place startedAt = record.startedAt == null ? null : new StartPlace(record.startedAt);
      trace.begin(known.number, actor.name(), startedAt);
    }
    return known.number;
  }

  /** What follows may look like a race for want of an event that would have ordered it. */
  private void stopIfEventIsLost() {
    if (Checking.isEventLost() && !isStopped) {
      isStopped = true;
      trace.stop("the program was out of stack or memory, or stopped a thread");
    }
  }

  private void bury() {
    actors.bury(this);
    objects.bury(this);
    locks.bury(this);
    channels.bury(this);
  }

  void forget(Mortal sort, long number) {
    trace.forget(sort, number);
  }

  private long lock(Lock lock) {
    Numbers.Numbered known = locks.of(lock);
    if (!known.isKnown) {
      known.isKnown = true;
      trace.lockNamed(known.number, lock.name());
    }
    return known.number;
  }

  private long channel(Channel channel) {
    return channels.of(channel).number;
  }

  @Override
  public void started(Actor parent, Actor child) {
    long number = actor(child);
    trace.started(actor(parent), number);
  }

  @Override
  public void ended(Actor actor) {
    long number = actor(actor);
    trace.renamed(number, actor.name());
    trace.ended(number);
  }

  @Override
  public void joined(Actor observer, Actor ended) {
    trace.joined(actor(observer), actor(ended));
  }

  @Override
  public void locked(Actor actor, Lock lock, boolean isShared, boolean mayWait, Place place) {
    trace.locked(actor(actor), lock(lock), isShared, mayWait, place);
  }

  @Override
  public void unlocked(Actor actor, Lock lock, boolean isShared) {
    trace.unlocked(actor(actor), lock(lock), isShared);
  }

  /** Nothing more may come from a program that hangs, and then it is killed. */
  @Override
  public void hanging(List<Waiting> circle) {
    for (int i = 0; i < circle.size(); i++) {
      Waiting waiting = circle.get(i);
      long actor = actor(waiting.actor());
      trace.renamed(actor, waiting.actor().name());
      trace.waits(actor, lock(waiting.lock()), i == circle.size() - 1, waiting.place());
    }
    trace.flush();
  }

  @Override
  public void acquired(Actor actor, Channel channel, boolean isLock) {
    trace.acquired(actor(actor), channel(channel), isLock);
  }

  @Override
  public void released(Actor actor, Channel channel, boolean isLock) {
    trace.released(actor(actor), channel(channel), isLock);
  }

  @Override
  public void withdrawn(Actor actor, Channel channel) {
    trace.withdrawn(actor(actor), channel(channel));
  }

  @Override
  public void acquiredAll(Actor actor) {
    trace.acquiredAll(actor(actor));
  }

  @Override
  public void validating(Actor actor, Section section, Channel channel) {
    trace.validating(actor(actor), sections.of(section).number, channel(channel));
  }

  @Override
  public void resolved(Section section, boolean counts) {
    stopIfEventIsLost();
    trace.resolved(sections.of(section).number, counts);
  }

  @Override
  public void close() {
    stopIfEventIsLost();
    trace.close();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Channel;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Participant;
import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.trace.TraceWriter;
import java.util.HashMap;
import java.util.Map;

/** Writes what it hears in a {@link Scenario} to a trace. */
final class Recording implements Detector {
  private final TraceWriter writer;
  private final Map<String, Integer> numbers = new HashMap<>();

  Recording(TraceWriter writer) {
    this.writer = writer;
  }

  @Override
  public String name() {
    return "recording";
  }

  @Override
  public Object read(Object state, MemoryAccess access) {
    var subject = access.location.subject();
    writer.read(
        number(access.actor),
        number(subject.className()),
        number(subject.name()),
        writer.subject(subject),
        0,
        access.place);
    return null;
  }

  @Override
  public Object write(Object state, MemoryAccess access) {
    var subject = access.location.subject();
    writer.write(
        number(access.actor),
        number(subject.className()),
        number(subject.name()),
        writer.subject(subject),
        0,
        access.place);
    return null;
  }

  @Override
  public void started(Actor parent, Actor child) {
    writer.started(number(parent), number(child));
  }

  @Override
  public void ended(Actor actor) {
    writer.ended(number(actor));
  }

  @Override
  public void joined(Actor observer, Actor ended) {
    writer.joined(number(observer), number(ended));
  }

  @Override
  public void locked(Actor actor, Lock lock, boolean isShared, boolean mayWait, Place place) {
    writer.locked(number(actor), number(lock), isShared, mayWait, place);
  }

  @Override
  public void unlocked(Actor actor, Lock lock, boolean isShared) {
    writer.unlocked(number(actor), number(lock), isShared);
  }

  @Override
  public void acquired(Actor actor, Channel channel, boolean isLock) {
    writer.acquired(number(actor), number(channel), isLock);
  }

  @Override
  public void released(Actor actor, Channel channel, boolean isLock) {
    writer.released(number(actor), number(channel), isLock);
  }

  private int number(Participant participant) {
    if (participant.kept(this) == null) {
      participant.keep(this, number("participant " + numbers.size()));
      if (participant instanceof Actor actor) {
        writer.begin((Integer) actor.kept(this), actor.name(), null);
      }
    }
    return (Integer) participant.kept(this);
  }

  private int number(String name) {
    return numbers.computeIfAbsent(name, key -> numbers.size());
  }
}

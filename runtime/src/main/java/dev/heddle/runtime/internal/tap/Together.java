// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Channel;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Granularity;
import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.event.Section;
import dev.heddle.runtime.event.Waiting;
import java.util.List;

/** Several detectors of one granularity that hear the same; their states are kept side by side. */
final class Together implements Detector {
  private final Detector[] members;

  private Together(List<Detector> members) {
    this.members = members.toArray(new Detector[0]);
  }

  /** All of them as one; null if there are none. */
  static Detector of(List<Detector> members) {
    return switch (members.size()) {
      case 0 -> null;
      case 1 -> members.get(0);
      default -> new Together(members);
    };
  }

  @Override
  public String name() {
    return "all";
  }

  @Override
  public Granularity granularity() {
    return members[0].granularity();
  }

  @Override
  public boolean hearsSynchronisation() {
    for (Detector each : members) {
      if (each.hearsSynchronisation()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean hearsCalls() {
    for (Detector each : members) {
      if (each.hearsCalls()) {
        return true;
      }
    }
    return false;
  }

  private static boolean hears(Detector member, MemoryAccess access) {
    return !access.is(MemoryAccess.CALL) || member.hearsCalls();
  }

  @Override
  public Object read(Object state, MemoryAccess access) {
    Object[] states = copy(state);
    for (int i = 0; i < members.length; i++) {
      states[i] = members[i].read(states[i], access);
    }
    return states;
  }

  @Override
  public Object write(Object state, MemoryAccess access) {
    Object[] states = copy(state);
    for (int i = 0; i < members.length; i++) {
      if (hears(members[i], access)) {
        states[i] = members[i].write(states[i], access);
      }
    }
    return states;
  }

  private Object[] copy(Object state) {
    return state == null ? new Object[members.length] : ((Object[]) state).clone();
  }

  @Override
  public void beginning(Object state, Actor actor) {
    for (int i = 0; i < members.length; i++) {
      members[i].beginning(state == null ? null : ((Object[]) state)[i], actor);
    }
  }

  @Override
  public void started(Actor parent, Actor child) {
    for (Detector each : members) {
      each.started(parent, child);
    }
  }

  @Override
  public void ended(Actor actor) {
    for (Detector each : members) {
      each.ended(actor);
    }
  }

  @Override
  public void joined(Actor observer, Actor ended) {
    for (Detector each : members) {
      each.joined(observer, ended);
    }
  }

  @Override
  public void locked(Actor actor, Lock lock, boolean isShared, boolean mayWait, Place place) {
    for (Detector each : members) {
      each.locked(actor, lock, isShared, mayWait, place);
    }
  }

  @Override
  public void unlocked(Actor actor, Lock lock, boolean isShared) {
    for (Detector each : members) {
      each.unlocked(actor, lock, isShared);
    }
  }

  @Override
  public void hanging(List<Waiting> circle) {
    for (Detector each : members) {
      each.hanging(circle);
    }
  }

  @Override
  public void acquired(Actor actor, Channel channel, boolean isLock) {
    for (Detector each : members) {
      each.acquired(actor, channel, isLock);
    }
  }

  @Override
  public void released(Actor actor, Channel channel, boolean isLock) {
    for (Detector each : members) {
      each.released(actor, channel, isLock);
    }
  }

  @Override
  public void withdrawn(Actor actor, Channel channel) {
    for (Detector each : members) {
      each.withdrawn(actor, channel);
    }
  }

  @Override
  public void acquiredAll(Actor actor) {
    for (Detector each : members) {
      each.acquiredAll(actor);
    }
  }

  @Override
  public void validating(Actor actor, Section section, Channel channel) {
    for (Detector each : members) {
      each.validating(actor, section, channel);
    }
  }

  @Override
  public void resolved(Section section, boolean counts) {
    for (Detector each : members) {
      each.resolved(section, counts);
    }
  }
}

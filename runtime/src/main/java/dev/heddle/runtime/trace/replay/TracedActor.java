// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace.replay;

import dev.heddle.model.finding.Frame;
import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.LockSet;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.event.Section;
import dev.heddle.runtime.trace.AccessShape;
import java.util.List;

/** A thread of a trace, with the locks that it holds at the moment. */
final class TracedActor extends Actor {
  /** A power of two. */
  private static final int RECENT = 16;

  private final long number;
  private final HeldLocks held = new HeldLocks();
  private String name;
  private List<Frame> startedAt = List.of();

  /** Recent accesses and their shapes: equal ones are one object, in however many states. */
  private MemoryAccess[] recent;

  private AccessShape[] recentShapes;

  TracedActor(long number) {
    this.number = number;
    this.name = "thread " + number;
  }

  @Override
  public long number() {
    return number;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<Frame> startedAt() {
    return startedAt;
  }

  void rename(String newName) {
    name = newName;
  }

  void startAt(Place place) {
    startedAt = place.frames();
  }

  HeldLocks held() {
    return held;
  }

  /** What the actor does now, in a section or, if that is null, in none. */
  MemoryAccess access(AccessShape shape, Section section) {
    if ((shape.flags & MemoryAccess.ATOMIC) != 0) {
      // A detector may know it by its beginning, and must not take the next one for it.
      return newAccess(shape, section);
    }
    if (recent == null) {
      recent = new MemoryAccess[RECENT];
      recentShapes = new AccessShape[RECENT];
    }
    int index = (int) shape.place.key() & (RECENT - 1);
    MemoryAccess last = recent[index];
    if (recentShapes[index] == shape && last.locks == locks(shape) && last.section == section) {
      return last;
    }
    MemoryAccess access = newAccess(shape, section);
    recent[index] = access;
    recentShapes[index] = shape;
    return access;
  }

  private MemoryAccess newAccess(AccessShape shape, Section section) {
    return new MemoryAccess(
        this, shape.writes, shape.location, shape.place, locks(shape), shape.flags, section);
  }

  private LockSet locks(AccessShape shape) {
    return shape.writes ? held.exclusive() : held.all();
  }
}

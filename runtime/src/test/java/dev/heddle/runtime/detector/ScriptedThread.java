// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.model.finding.Frame;
import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.LockSet;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.event.Section;
import java.util.ArrayList;
import java.util.List;

/** A thread of a {@link Scenario}; each method is one event of it, told as an engine tells it. */
final class ScriptedThread extends Actor {
  private final Scenario scenario;
  private final String name;
  private final int number;
  private final List<Held> held = new ArrayList<>();
  private int nextLine;

  private record Held(ScriptedLock lock, boolean isShared) {}

  /** A line of the script. */
  private record Line(int line, List<String> locks) implements Place {
    @Override
    public long key() {
      return line;
    }

    @Override
    public List<Frame> frames() {
      return List.of(new Frame("Script", "run", "Script.java", line));
    }

    @Override
    public String heldBy() {
      return null;
    }
  }

  ScriptedThread(Scenario scenario, String name, int number) {
    this.scenario = scenario;
    this.name = name;
    this.number = number;
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
    return List.of();
  }

  /** The next event stands in that line. */
  ScriptedThread at(int line) {
    nextLine = line;
    return this;
  }

  private Place place() {
    int line = nextLine != 0 ? nextLine : scenario.nextLine();
    nextLine = 0;
    return new Line(line, held.stream().map(each -> each.lock.name()).toList());
  }

  ScriptedThread read(String variable) {
    return access(variable, false, 0, null);
  }

  ScriptedThread write(String variable) {
    return access(variable, true, 0, null);
  }

  /** A read and a write in the same line. */
  ScriptedThread increment(String variable) {
    int line = nextLine != 0 ? nextLine : scenario.nextLine();
    return at(line).read(variable).at(line).write(variable);
  }

  /** A call of a method on the object. */
  ScriptedThread call(String object) {
    return access(object + ".*", true, MemoryAccess.CALL, null);
  }

  /** The same while the thread that accessed the object last is inside a method of it. */
  ScriptedThread callOverlapping(String object) {
    return access(object + ".*", true, MemoryAccess.CALL | MemoryAccess.OVERLAPPING, null);
  }

  /** It is told late that the thread is inside of the object, since when. */
  ScriptedThread isInside(String object) {
    return access(object + ".*", true, MemoryAccess.CALL | MemoryAccess.ACTIVE, null);
  }

  /** The same of the object's constructor. */
  ScriptedThread isConstructing(String object) {
    int flags = MemoryAccess.CALL | MemoryAccess.THROUGH_THIS | MemoryAccess.CONSTRUCTING;
    return access(object + ".*", true, flags | MemoryAccess.ACTIVE, null);
  }

  ScriptedThread readOverlapping(String variable) {
    return access(variable, false, MemoryAccess.OVERLAPPING, null);
  }

  ScriptedThread writeThroughThis(String variable) {
    return access(variable, true, MemoryAccess.THROUGH_THIS, null);
  }

  ScriptedThread construct(String variable) {
    return access(variable, true, MemoryAccess.THROUGH_THIS | MemoryAccess.CONSTRUCTING, null);
  }

  ScriptedThread readFrozen(String variable) {
    return access(variable, false, MemoryAccess.FROZEN, null);
  }

  ScriptedThread readAtomically(String variable) {
    return access(variable, false, MemoryAccess.ATOMIC, null);
  }

  ScriptedThread writeAtomically(String variable) {
    return access(variable, true, MemoryAccess.ATOMIC, null);
  }

  /** An atomic access that may release is about to happen. */
  ScriptedThread begin(String variable) {
    scenario.detector.beginning(scenario.state(variable), this);
    return this;
  }

  ScriptedThread readOptimistically(String variable, String section) {
    return access(variable, false, 0, scenario.section(section));
  }

  private ScriptedThread access(String variable, boolean writes, int flags, Section section) {
    scenario.access(
        variable,
        new MemoryAccess(
            this,
            writes,
            scenario.location(variable),
            place(),
            protectingLocks(writes),
            flags,
            section));
    return this;
  }

  private LockSet protectingLocks(boolean writes) {
    List<Lock> locks = new ArrayList<>();
    for (Held each : held) {
      if (!writes || !each.isShared) {
        locks.add(each.lock);
      }
    }
    return LockSet.of(locks.toArray(new Lock[0]));
  }

  ScriptedThread lock(String lock) {
    return lock(scenario.lock(lock), false);
  }

  ScriptedThread lockShared(String lock) {
    return lock(scenario.lock(lock), true);
  }

  private ScriptedThread lock(ScriptedLock lock, boolean isShared) {
    scenario.detector.acquired(this, lock.writers, true);
    if (!isShared) {
      scenario.detector.acquired(this, lock.readers, true);
    }
    held.add(new Held(lock, isShared));
    scenario.detector.locked(this, lock, isShared, true, place());
    return this;
  }

  ScriptedThread unlock(String lock) {
    return unlock(scenario.lock(lock), false);
  }

  ScriptedThread unlockShared(String lock) {
    return unlock(scenario.lock(lock), true);
  }

  private ScriptedThread unlock(ScriptedLock lock, boolean isShared) {
    scenario.detector.unlocked(this, lock, isShared);
    held.remove(held.lastIndexOf(new Held(lock, isShared)));
    scenario.detector.released(this, isShared ? lock.readers : lock.writers, true);
    return this;
  }

  /** Waits for the lock's condition, for as long as others do things with the lock. */
  ScriptedThread await(String lock) {
    scenario.detector.released(this, scenario.lock(lock).writers, true);
    return this;
  }

  /** Has the lock again. */
  ScriptedThread awake(String lock) {
    scenario.detector.acquired(this, scenario.lock(lock).writers, true);
    return this;
  }

  ScriptedThread start(String child) {
    scenario.detector.started(this, scenario.thread(child));
    return this;
  }

  ScriptedThread end() {
    scenario.detector.ended(this);
    return this;
  }

  ScriptedThread join(String other) {
    scenario.detector.joined(this, scenario.thread(other));
    return this;
  }

  ScriptedThread acquire(String channel) {
    scenario.detector.acquired(this, scenario.channel(channel), false);
    return this;
  }

  ScriptedThread release(String channel) {
    scenario.detector.released(this, scenario.channel(channel), false);
    return this;
  }

  ScriptedThread withdraw(String channel) {
    scenario.detector.withdrawn(this, scenario.channel(channel));
    return this;
  }

  ScriptedThread acquireAll() {
    scenario.detector.acquiredAll(this);
    return this;
  }

  /** Asks the lock whether the reads of the section are valid. */
  ScriptedThread validate(String section, String lock) {
    scenario.detector.validating(this, scenario.section(section), scenario.lock(lock).readers);
    return this;
  }
}

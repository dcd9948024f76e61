// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.event.Reports;
import dev.heddle.runtime.event.Waiting;
import java.util.ArrayList;
import java.util.List;

/** Tells a detector what threads do with locks, and keeps what it finds. */
final class LockScript implements Reports {
  final List<Finding> findings = new ArrayList<>();
  final Deadlocks detector = new Deadlocks(this);
  private long actors;
  private int locks;

  @Override
  public void race(
      Detector by,
      Finding.Evidence evidence,
      MemoryAccess later,
      List<MemoryAccess> earlier,
      String how) {
    throw new AssertionError("locks do not race");
  }

  @Override
  public void found(Finding finding) {
    findings.add(finding);
  }

  TestThread thread(String name) {
    return new TestThread(name, ++actors);
  }

  Lock lock(String className) {
    return new ScriptedLock(className + "@" + ++locks, locks);
  }

  /** A thread of the script. */
  final class TestThread extends Actor {
    private final String name;
    private final long number;

    private TestThread(String name, long number) {
      this.name = name;
      this.number = number;
    }

    TestThread starts(String childName) {
      TestThread child = thread(childName);
      detector.started(this, child);
      return child;
    }

    void joins(TestThread other) {
      detector.ended(other);
      detector.joined(this, other);
    }

    TestThread locks(Lock lock, int line) {
      detector.locked(this, lock, false, true, new Line(line));
      return this;
    }

    TestThread triesLock(Lock lock, int line) {
      detector.locked(this, lock, false, false, new Line(line));
      return this;
    }

    TestThread locksShared(Lock lock, int line) {
      detector.locked(this, lock, true, true, new Line(line));
      return this;
    }

    TestThread unlocks(Lock lock) {
      detector.unlocked(this, lock, false);
      return this;
    }

    TestThread unlocksShared(Lock lock) {
      detector.unlocked(this, lock, true);
      return this;
    }

    /** Takes one under the other and gives both back. */
    TestThread nests(Lock outer, Lock inner, int line) {
      return locks(outer, line).locks(inner, line + 1).unlocks(inner).unlocks(outer);
    }

    Waiting waits(Lock lock, int line) {
      return new Waiting(this, lock, new Line(line));
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
  }

  private record Line(int line) implements Place {
    @Override
    public long key() {
      return line;
    }

    @Override
    public List<Frame> frames() {
      return List.of(
          new Frame("java.util.concurrent.locks.ReentrantLock", "lock", null, -1),
          new Frame("bank.Bank", "transfer", "Bank.java", line));
    }

    @Override
    public List<String> locks() {
      return List.of();
    }

    @Override
    public String heldBy() {
      return null;
    }
  }
}

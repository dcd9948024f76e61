// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.model.finding.Finding;
import dev.heddle.runtime.detector.lockorder.Holding;
import dev.heddle.runtime.detector.lockorder.Knowledge;
import dev.heddle.runtime.detector.lockorder.Life;
import dev.heddle.runtime.detector.lockorder.LockOrder;
import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.event.DeadlockFinding;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.event.Reports;
import dev.heddle.runtime.event.Waiting;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds deadlocks that another schedule of the same run can have: threads that take the same locks
 * in different orders. What counts, {@link LockOrder} says; this class keeps for each thread what
 * it holds. And tells of those that the run has had.
 */
public final class Deadlocks implements Detector {
  private final Reports reports;
  private final LockOrder order;

  public Deadlocks(Reports reports) {
    this.reports = reports;
    order = new LockOrder(this, reports);
  }

  @Override
  public String name() {
    return "deadlock";
  }

  /** For an engine that knows by itself what its threads hold. */
  public LockOrder order() {
    return order;
  }

  /** A thread and its locks. Touched by the thread only, but for its start and its end. */
  private static final class LockingThread {
    final Life life;
    final List<Held> locks = new ArrayList<>();
    Knowledge end;

    LockingThread(Actor actor, Knowledge inherited) {
      life = new Life(actor, inherited);
    }
  }

  /** A lock that a thread has got once, perhaps one of several times. */
  private record Held(Lock lock, boolean isShared, Place place) {}

  private LockingThread thread(Actor actor) {
    Object kept = actor.kept(this);
    return (LockingThread)
        (kept != null ? kept : actor.keepIfAbsent(this, new LockingThread(actor, Knowledge.NONE)));
  }

  /** Who has never held a lock nor known of anybody who has, passes nothing on. */
  @Override
  public void started(Actor parent, Actor child) {
    if (parent.kept(this) instanceof LockingThread known) {
      child.keep(this, new LockingThread(child, known.life.start()));
    }
  }

  @Override
  public void ended(Actor actor) {
    if (actor.kept(this) instanceof LockingThread known) {
      known.end = known.life.end();
    }
  }

  @Override
  public void joined(Actor observer, Actor ended) {
    if (ended.kept(this) instanceof LockingThread known && known.end != null) {
      thread(observer).life.learn(known.end);
    }
  }

  @Override
  public void locked(Actor actor, Lock lock, boolean isShared, boolean mayWait, Place place) {
    LockingThread thread = thread(actor);
    if (mayWait && !thread.locks.isEmpty() && thread.life.isDue(place)) {
      Holding holding = thread.life.holding();
      holding.clear();
      for (Held held : thread.locks) {
        if (!held.lock.changesHands()) {
          holding.add(held.lock, held.isShared, held.place);
        }
      }
      if (!lock.changesHands()
          && !holding.contains(lock)
          && !order.knows(thread.life, holding, lock, isShared, place)) {
        order.tell(thread.life, holding, lock, isShared, place);
      }
    }
    thread.locks.add(new Held(lock, isShared, place));
  }

  @Override
  public void unlocked(Actor actor, Lock lock, boolean isShared) {
    List<Held> locks = thread(actor).locks;
    for (int i = locks.size() - 1; i >= 0; i--) {
      if (locks.get(i).lock == lock && locks.get(i).isShared == isShared) {
        locks.remove(i);
        return;
      }
    }
  }

  @Override
  public void hanging(List<Waiting> circle) {
    List<DeadlockFinding.Step> steps = new ArrayList<>();
    Waiting before = circle.get(circle.size() - 1);
    for (Waiting each : circle) {
      steps.add(
          new DeadlockFinding.Step(
              each.actor(),
              before.lock().name(),
              each.lock().name(),
              each.place().locks(),
              each.place().frames()));
      before = each;
    }
    reports.found(DeadlockFinding.of(name(), Finding.Evidence.OBSERVED, steps));
  }
}

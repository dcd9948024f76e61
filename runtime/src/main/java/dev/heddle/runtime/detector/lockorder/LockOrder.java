// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

import dev.heddle.runtime.detector.lockorder.Acquisition.Taker;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.event.Reports;

/**
 * The graph of the locks that threads take while they hold others, and the deadlocks that can come
 * of it.
 *
 * <p>After Havelund's GoodLock in the form that Bensalem and Havelund, and Agarwal and Stoller,
 * have given it: a cycle counts only if its threads differ, if no lock that two of them hold keeps
 * one of the two out, and if no start or end of a thread lets one come after the other.
 * Acquisitions are kept with all the locks held, as Joshi and others do, instead of as edges
 * between two.
 */
public final class LockOrder {
  private final Detector detector;
  private final CycleReports reports;
  private final AcquisitionTable table = new AcquisitionTable();

  public LockOrder(Detector detector, Reports reports) {
    this.detector = detector;
    this.reports = new CycleReports(detector.name(), reports);
  }

  /**
   * Whether there is nothing to tell when a thread takes a lock: it has told that before, or holds
   * no other.
   *
   * @param held the locks that it holds besides
   */
  public boolean knows(Life life, Holding held, Lock lock, boolean isShared, Place place) {
    int hash = held.hash(lock, isShared, place.key());
    return held.isEmpty()
        || held.isTooLarge()
        || life.recent().contain(hash, held, lock, isShared, place, life.time());
  }

  /** A thread has taken a lock that it did not hold, and would have waited for it. */
  public void tell(Life life, Holding held, Lock lock, boolean isShared, Place place) {
    tell(held.hash(lock, isShared, place.key()), life, held, lock, isShared, place);
  }

  private void tell(int hash, Life life, Holding held, Lock lock, boolean isShared, Place place) {
    life.addNews(place);
    Acquisition acquisition = table.find(hash, held, lock, isShared, place);
    Locks locks = acquisition == null ? null : acquisition.locks();
    if (locks == null) {
      locks = new Locks(held, lock, isShared, place);
      acquisition = new Acquisition(hash, locks);
      table.put(hash, acquisition, place);
      node(lock).of.add(acquisition);
      for (Lock each : locks.held) {
        node(each).under.add(acquisition);
      }
    }
    life.recent().add(hash, acquisition, life.time());
    // Visible to others before the search begins: of two that close a cycle one finds it.
    Taker taker = acquisition.add(life);
    if (taker != null) {
      CycleSearch.run(locks, taker, this, reports);
    }
  }

  /** What is known of a lock. */
  LockNode node(Lock lock) {
    Object kept = lock.kept(detector);
    return (LockNode) (kept != null ? kept : lock.keepIfAbsent(detector, new LockNode()));
  }
}

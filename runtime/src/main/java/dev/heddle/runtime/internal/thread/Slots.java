// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import dev.heddle.runtime.ThreadState;
import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.clock.VectorClock;
import dev.heddle.runtime.internal.context.Context;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Gives each thread a slot, its index in the vector clocks, and takes it back at the thread's end.
 *
 * <p>The next owner of a slot goes on from the last owner's time. That is exact when the new thread
 * knows the old one's end, and such a slot is looked for first. Only when {@link #GENEROUS} slots
 * are in use is any free one taken, the longest free first: then accesses of the two threads count
 * as ordered, which may hide a race between them but can never invent one.
 */
public final class Slots {
  private static final int GENEROUS = 1 << 12;
  private static final int SEARCHED = 64;
  private static final int REMEMBERED_OWNERS = 16;

  private static volatile boolean areShared;

  /** Guards all that follows. */
  private static final SpinLock LOCK = new SpinLock();

  /** How many threads there have been. */
  private static long threads;

  private static final ArrayDeque<ThreadRecord> freeOwners = new ArrayDeque<>();
  private static final ArrayDeque<Long> freeTimes = new ArrayDeque<>();
  private static final List<ArrayDeque<ThreadRecord>> owners = new ArrayList<>();

  static {
    owners.add(new ArrayDeque<>(0));
  }

  private Slots() {}

  /** A slot for a thread that starts with this knowledge. */
  public static ThreadRecord take(Thread thread, VectorClock inherited, Context startedAt) {
    LOCK.lock();
    try {
      return choose(thread, inherited, startedAt);
    } finally {
      LOCK.unlock();
    }
  }

  private static ThreadRecord choose(Thread thread, VectorClock inherited, Context startedAt) {
    Iterator<ThreadRecord> ended = freeOwners.iterator();
    Iterator<Long> times = freeTimes.iterator();
    for (int i = 0; i < SEARCHED && ended.hasNext(); i++) {
      int slot = ended.next().slot;
      long time = times.next();
      if (inherited.time(slot) >= time) {
        ended.remove();
        times.remove();
        return own(slot, time + 1, thread, startedAt);
      }
    }
    if (owners.size() < GENEROUS || (freeOwners.isEmpty() && owners.size() < Epoch.SLOT_LIMIT)) {
      owners.add(new ArrayDeque<>(2));
      return own(owners.size() - 1, 1, thread, startedAt);
    }
    if (freeOwners.isEmpty()) {
      throw new IllegalStateException("more than " + Epoch.SLOT_LIMIT + " threads at once");
    }
    areShared = true;
    return own(freeOwners.poll().slot, freeTimes.poll() + 1, thread, startedAt);
  }

  /** Whether a slot was ever given to a thread that did not know the end of its last owner. */
  public static boolean areShared() {
    return areShared;
  }

  private static ThreadRecord own(int slot, long time, Thread thread, Context startedAt) {
    ThreadRecord record = new ThreadRecord(++threads, slot, time, thread, startedAt);
    ArrayDeque<ThreadRecord> history = owners.get(slot);
    if (history.size() == REMEMBERED_OWNERS) {
      history.removeFirst();
    }
    history.addLast(record);
    return record;
  }

  /** The thread has ended; what it did last carries this epoch. */
  static void giveBack(ThreadRecord record, long lastEpoch) {
    record.ended();
    LOCK.lock();
    try {
      record.setState(null);
      freeOwners.addLast(record);
      freeTimes.addLast(Epoch.time(lastEpoch));
    } finally {
      LOCK.unlock();
    }
  }

  /**
   * The observer is ordered after all that other threads have done up to now. None ends while their
   * times are read, so what an ended thread knew is known by the times of those that run.
   */
  static void learnAll(ThreadState observer) {
    long[] times;
    VectorClock[] known;
    LOCK.lock();
    try {
      times = new long[owners.size()];
      known = new VectorClock[owners.size()];
      for (int slot = 0; slot < times.length; slot++) {
        ThreadRecord last = owners.get(slot).peekLast();
        ThreadState running = last == null ? null : last.state();
        if (running != null && running != observer) {
          times[slot] = Epoch.time(running.epoch);
          // After the epoch, so that this is at least what the thread knew when that began.
          Memory.UNSAFE.loadFence();
          known[slot] = running.known();
        } else if (last != null) {
          // About to begin; the owner before has ended.
          times[slot] = last.firstTime - 1;
        }
      }
      Iterator<Long> ends = freeTimes.iterator();
      for (ThreadRecord ended : freeOwners) {
        times[ended.slot] = ends.next();
      }
    } finally {
      LOCK.unlock();
    }
    VectorClock all = VectorClock.of(times);
    for (VectorClock each : known) {
      all = each == null ? all : all.join(each);
    }
    observer.learn(all);
  }

  /** Who owned the slot at that instant; null if that is forgotten. */
  public static ThreadRecord ownerAt(long epoch) {
    LOCK.lock();
    try {
      ThreadRecord found = null;
      for (ThreadRecord record : owners.get(Epoch.slot(epoch))) {
        if (record.firstTime <= Epoch.time(epoch)) {
          found = record;
        }
      }
      return found;
    } finally {
      LOCK.unlock();
    }
  }
}

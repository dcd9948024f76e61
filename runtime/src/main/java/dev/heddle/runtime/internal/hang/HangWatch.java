// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.hang;

import dev.heddle.runtime.ThreadState;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Waiting;
import dev.heddle.runtime.internal.table.IdentityTable;
import dev.heddle.runtime.internal.table.NextCollection;
import dev.heddle.runtime.internal.tap.Tap;
import dev.heddle.runtime.internal.thread.Threads;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import jdk.internal.misc.InnocuousThread;

/**
 * A thread of heddle's that looks once a second for threads that wait for each other for ever, and
 * tells of them while they do. It touches nothing of the program's. After each collection it also
 * lets go of what is kept beside objects that are dead.
 *
 * <p>A thread's epoch goes on with each lock that it gives back. One that is at the same epoch in
 * two looks, and waits for the same lock in both, has waited for it all the time and held all its
 * own locks meanwhile. If that is true of all threads of a circle, none of them can ever go on.
 */
public final class HangWatch implements Runnable {
  private static final String NAME = "heddle-watch";
  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final long PERIOD = 1000 * NANOS_PER_MILLI;

  private static volatile Detector detector;
  private static volatile boolean isWanted;

  /** Who did not get on when we looked last; touched by the watching thread only. */
  private List<StoppedThread> before = List.of();

  /** The circles that have been told, by the threads' numbers. */
  private final Set<Set<Long>> told = new HashSet<>();

  private HangWatch() {}

  /**
   * Looks for deadlocks as soon as the program has a second thread.
   *
   * @param listener who hears of them besides the trace; null if nobody
   */
  public static void want(Detector listener) {
    detector = listener;
    isWanted = true;
  }

  /** The program is about to have one more thread. */
  public static void begin(ThreadState parent) {
    if (isWanted && takeOver()) {
      parent.quiet++;
      try {
        Thread thread = InnocuousThread.newSystemThread(NAME, new HangWatch());
        thread.setDaemon(true);
        thread.start();
      } catch (Throwable e) {
        // The JVM can have no more threads; that is the program's concern, not this one's.
      } finally {
        parent.quiet--;
      }
    }
  }

  private static synchronized boolean takeOver() {
    boolean wasWanted = isWanted;
    isWanted = false;
    return wasWanted;
  }

  @Override
  public void run() {
    ThreadState.current().quiet++;
    try {
      NextCollection collection = new NextCollection();
      long next = System.nanoTime() + PERIOD;
      while (true) {
        long left = next - System.nanoTime();
        if (left <= 0) {
          look();
          next = System.nanoTime() + PERIOD;
        } else if (collection.await(left / NANOS_PER_MILLI + 1)) {
          IdentityTable.tidyAll();
        }
      }
    } catch (InterruptedException e) {
      // Whoever interrupts all threads there are wants no more of this one.
    } catch (Throwable e) {
      // Out of memory, most likely: the program has other worries.
    }
  }

  private void look() {
    List<StoppedThread> now = new ArrayList<>();
    for (ThreadState state : Threads.running()) {
      StoppedThread stopped = StoppedThread.of(state);
      if (stopped != null) {
        now.add(stopped);
      }
    }
    List<StoppedThread> lasting = new ArrayList<>();
    for (StoppedThread each : now) {
      if (each.isSameAsOneOf(before)) {
        lasting.add(each);
      }
    }
    MonitorWaits.find(lasting);
    for (List<StoppedThread> circle : Circles.in(lasting)) {
      if (isConfirmed(circle) && told.add(numbers(circle))) {
        tell(circle);
      }
    }
    before = now;
  }

  /** Whether they waited for the same locks when we looked last. */
  private boolean isConfirmed(List<StoppedThread> circle) {
    for (StoppedThread each : circle) {
      if (!each.awaitsSameAsIn(before)) {
        return false;
      }
    }
    return true;
  }

  private static Set<Long> numbers(List<StoppedThread> circle) {
    Set<Long> numbers = new HashSet<>();
    for (StoppedThread each : circle) {
      numbers.add(each.state.record.number());
    }
    return numbers;
  }

  /** To the trace first, which does not tell people: they may end the program as they read. */
  private static void tell(List<StoppedThread> circle) {
    List<Waiting> waiting = new ArrayList<>();
    for (StoppedThread each : circle) {
      waiting.add(each.waiting());
    }
    ThreadState watching = ThreadState.current();
    Tap.begin(watching);
    try {
      Tap.hanging(waiting);
    } finally {
      Tap.end(watching);
    }
    if (detector != null) {
      detector.hanging(waiting);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.hang;

import dev.heddle.model.finding.Frame;
import dev.heddle.runtime.Sites;
import dev.heddle.runtime.SyncClock;
import dev.heddle.runtime.ThreadState;
import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.Place;
import dev.heddle.runtime.event.Waiting;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.detect.Instances;
import dev.heddle.runtime.internal.table.SyncTable;
import dev.heddle.runtime.internal.tap.LiveLock;
import dev.heddle.runtime.internal.thread.HeldLocks.Held;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.StampedLock;

/** A thread that holds locks and waits without end, as another thread has seen it at a moment. */
final class StoppedThread {
  final ThreadState state;
  private final long epoch;
  private final List<Held> held;
  private final boolean isAtMonitor;

  /**
   * The lock that the thread waits for; null if it waits for something else, or that is unknown.
   */
  private Object awaited;

  private StoppedThread(ThreadState state, boolean isAtMonitor, Object awaited) {
    this.state = state;
    this.epoch = state.epoch;
    this.held = state.locks.seenFromOutside();
    this.isAtMonitor = isAtMonitor;
    this.awaited = awaited;
  }

  /** Null if the thread gets on, or holds nothing that others could wait for. */
  static StoppedThread of(ThreadState state) {
    if (state.locks.isEmpty()) {
      return null;
    }
    return switch (state.thread.getState()) {
      case BLOCKED -> new StoppedThread(state, true, null);
      case WAITING -> {
        // A lock of the JDK parks its threads in its own name.
        Object blocker = LockSupport.getBlocker(state.thread);
        yield blocker == null ? null : new StoppedThread(state, false, blocker);
      }
      default -> null;
    };
  }

  boolean isAtMonitor() {
    return isAtMonitor;
  }

  Object awaited() {
    return awaited;
  }

  void awaits(Object lock) {
    awaited = lock;
  }

  List<Held> held() {
    return held;
  }

  /** Whether the thread was found among them and has given nothing back since. */
  boolean isSameAsOneOf(List<StoppedThread> earlier) {
    return in(earlier) != null;
  }

  boolean awaitsSameAsIn(List<StoppedThread> earlier) {
    StoppedThread before = in(earlier);
    return before != null && before.awaited == awaited;
  }

  private StoppedThread in(List<StoppedThread> earlier) {
    for (StoppedThread each : earlier) {
      if (each.state == state && each.epoch == epoch && each.isAtMonitor == isAtMonitor) {
        return each;
      }
    }
    return null;
  }

  /** Whether the thread keeps whoever waits for the lock from getting it. */
  boolean keepsOut(StoppedThread waiting) {
    for (Held each : held) {
      if (each.lock() == waiting.awaited) {
        // A lock that can be taken again is never waited for by who has it alone; a monitor seems
        // to be when its holder comes back from waiting at it.
        return waiting != this || each.isShared() || each.lock() instanceof StampedLock;
      }
    }
    return false;
  }

  /** As detectors are told of it, once it is known that the thread waits for ever. */
  Waiting waiting() {
    List<Frame> frames = Context.frames(state.thread.getStackTrace());
    Place place = new StopPlace(state.record.number(), frames, describeLocks());
    return new Waiting(state.record, awaitedLock(), place);
  }

  private Lock awaitedLock() {
    SyncClock clock = SyncTable.clock(awaited);
    // Nobody was told of a lock that the model leaves out, but it has a name.
    return clock == SyncClock.SILENT ? new LiveLock(SyncTable.entry(awaited)) : clock.lock(awaited);
  }

  private List<String> describeLocks() {
    List<String> lines = new ArrayList<>();
    for (Held each : held) {
      if (each.lock() != awaited || each.isShared() || each.lock() instanceof StampedLock) {
        String line = Instances.name(each.lock()) + Sites.placeSuffix(each.site());
        if (!lines.contains(line)) {
          lines.add(line);
        }
      }
    }
    return lines;
  }
}

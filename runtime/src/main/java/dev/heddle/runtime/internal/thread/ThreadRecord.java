// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import dev.heddle.model.finding.Frame;
import dev.heddle.runtime.StateFields;
import dev.heddle.runtime.ThreadState;
import dev.heddle.runtime.event.Actor;
import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.context.Context;
import java.util.List;

/** What a report says of a thread that owned a slot from some time on, even after its end. */
public final class ThreadRecord extends Actor {
  /** Of no thread in particular; its slot is never given away. */
  public static final ThreadRecord NONE = new ThreadRecord(0, 0, 1, null, null);

  private final long number;
  public final int slot;
  public final long firstTime;
  public final Context startedAt;

  /** Written once by the thread's end; a live thread is asked for its name instead. */
  private volatile String lastName;

  private volatile Thread thread;

  /** Of the running thread; null before its first event and after its end. */
  private volatile ThreadState state;

  ThreadRecord(long number, int slot, long firstTime, Thread thread, Context startedAt) {
    this.number = number;
    this.slot = slot;
    this.firstTime = firstTime;
    this.thread = thread;
    this.startedAt = startedAt;
  }

  public long firstEpoch() {
    return Epoch.of(slot, firstTime);
  }

  public void setState(ThreadState newState) {
    state = newState;
  }

  /** Null once the thread has ended. */
  ThreadState state() {
    return state;
  }

  /**
   * How the thread, which owned the object last, has entered it; zero if it is not running, or not
   * inside of a method of the object.
   */
  public int entered(Object object) {
    ActiveMethods active = active();
    if (active == null) {
      return 0;
    }
    int entered = StateFields.entered(object);
    return entered > 0 && active.hasEntered(entered) ? entered : active.entered(object);
  }

  /** What the thread is inside of; null if it is not running. */
  public ActiveMethods active() {
    ThreadState running = state;
    return running == null ? null : running.detectors.active();
  }

  @Override
  public long number() {
    return number;
  }

  @Override
  public List<Frame> startedAt() {
    return startedAt == null ? List.of() : startedAt.framesOfProgram();
  }

  @Override
  public String name() {
    Thread alive = thread;
    return alive != null ? nameOf(alive) : lastName;
  }

  /** The thread object is let go, so that records of ended threads cost little. */
  void ended() {
    Thread ended = thread;
    if (ended != null) {
      lastName = nameOf(ended);
      thread = null;
    }
  }

  private static String nameOf(Thread thread) {
    String name = thread.getName();
    return name.isEmpty() ? "virtual thread #" + Threads.id(thread) : name;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.oracle.NaiveClock;
import dev.heddle.runtime.internal.oracle.NaiveThread;
import dev.heddle.runtime.internal.thread.Threads;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A thread of a simulation: never really started, and present in the runtime and the model. */
final class SimulatedThread {
  final int number;
  final Thread thread;
  final NaiveThread naive;

  /** Held locks, as actions that give them back. */
  final List<Runnable> held = new ArrayList<>();

  /** What woven code keeps in local variables, by the place that uses them. */
  final Map<Integer, Sweep> sweeps = new HashMap<>();

  private ThreadState state;

  SimulatedThread(int number, Thread thread, NaiveClock inherited) {
    this.number = number;
    this.thread = thread;
    this.naive = new NaiveThread(number, inherited);
  }

  /** Made by the thread's first event. */
  ThreadState state() {
    if (state == null) {
      state = Threads.lookUp(thread);
    }
    return state;
  }
}

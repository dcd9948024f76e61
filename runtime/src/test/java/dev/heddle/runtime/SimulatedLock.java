// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import java.util.ArrayList;
import java.util.List;

/** A lock of a simulation: lets one thread in, as often as it likes, or several readers. */
final class SimulatedLock {
  /** What readers release to; writers acquire it, other readers do not. */
  final Object readers = new Object();

  private final List<SimulatedThread> holders = new ArrayList<>();
  private boolean isShared;

  /** Takes the lock unless another thread has it; whether it did. */
  boolean takeExclusively(SimulatedThread thread, Runnable taken, Runnable givenBack) {
    boolean isFree = holders.isEmpty() || (!isShared && holders.contains(thread));
    if (isFree) {
      isShared = false;
      take(thread, taken, givenBack);
    }
    return isFree;
  }

  /** Takes the lock as a reader unless a writer has it. */
  void takeShared(SimulatedThread thread, Runnable taken, Runnable givenBack) {
    if (holders.isEmpty() || isShared) {
      isShared = true;
      take(thread, taken, givenBack);
    }
  }

  private void take(SimulatedThread thread, Runnable taken, Runnable givenBack) {
    holders.add(thread);
    taken.run();
    thread.held.add(
        () -> {
          givenBack.run();
          holders.remove(thread);
        });
  }
}

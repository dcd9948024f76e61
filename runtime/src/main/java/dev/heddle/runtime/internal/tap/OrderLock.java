// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import dev.heddle.runtime.internal.thread.Carrier;
import dev.heddle.runtime.internal.thread.SpinLock;
import dev.heddle.runtime.internal.thread.Threads;

/** Puts the events of all threads in one order. May be taken again by its owner. */
final class OrderLock {
  private final SpinLock lock = new SpinLock();

  /** Only the owner itself finds itself here. */
  private volatile Thread owner;

  private int depth;

  /** Whether the owner is a virtual thread, kept on its carrier. */
  private boolean isPinned;

  void lock() {
    Thread current = Thread.currentThread();
    if (owner != current) {
      boolean isVirtual = Threads.isVirtual(current);
      if (isVirtual) {
        Carrier.pin();
      }
      lock.lock();
      owner = current;
      isPinned = isVirtual;
    }
    depth++;
  }

  void unlock() {
    if (--depth == 0) {
      boolean wasPinned = isPinned;
      owner = null;
      lock.unlock();
      if (wasPinned) {
        Carrier.unpin();
      }
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import dev.heddle.runtime.internal.thread.SpinLock;

/** Puts the events of all threads in one order. May be taken again by its owner. */
final class OrderLock {
  private final SpinLock lock = new SpinLock();

  /** Only the owner itself finds itself here. */
  private volatile Thread owner;

  private int depth;

  void lock() {
    Thread current = Thread.currentThread();
    if (owner != current) {
      lock.lock();
      owner = current;
    }
    depth++;
  }

  void unlock() {
    if (--depth == 0) {
      owner = null;
      lock.unlock();
    }
  }
}

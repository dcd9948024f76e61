// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import jdk.internal.misc.Unsafe;

/**
 * Lets one thread at a time do a short piece of heddle's own work. Not a monitor: a virtual thread
 * that has to wait for a monitor is set going again by a thread of the JDK which runs hooks too,
 * and would wait for the same monitor for ever. Whoever holds this lock takes no other, calls
 * nothing that has hooks, and does not take it again.
 */
public class SpinLock {
  private static final Unsafe UNSAFE = Memory.UNSAFE;
  private static final long HELD = UNSAFE.objectFieldOffset(SpinLock.class, "held");
  private static final int PATIENCE = 64;

  private volatile int held;

  public final void lock() {
    int tries = 0;
    while (held != 0 || !UNSAFE.compareAndSetInt(this, HELD, 0, 1)) {
      // A virtual thread that yields would run hooks.
      if (++tries % PATIENCE != 0 || Threads.isVirtual(Thread.currentThread())) {
        Thread.onSpinWait();
      } else {
        Thread.yield();
      }
    }
  }

  public final void unlock() {
    held = 0;
  }
}

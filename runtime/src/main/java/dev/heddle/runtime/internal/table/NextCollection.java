// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.table;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/**
 * Waits for the garbage collector to run. For one of heddle's own threads, which checks nothing.
 */
public final class NextCollection {
  private final ReferenceQueue<Object> queue = new ReferenceQueue<>();
  private WeakReference<Object> canary = new WeakReference<>(new Object(), queue);

  /** Whether there was a collection since the last that was noticed, or is one within the time. */
  public boolean await(long millis) throws InterruptedException {
    if (queue.remove(millis) == null) {
      return false;
    }
    canary = new WeakReference<>(new Object(), queue);
    return true;
  }
}

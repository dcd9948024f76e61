// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.table;

import java.lang.ref.WeakReference;

/** Notices that the garbage collector has run, by an object that nobody else refers to. */
public final class Collections {
  private static volatile WeakReference<Object> canary = new WeakReference<>(new Object());
  private static volatile int count;

  private Collections() {}

  /** How many times a collection was noticed so far. */
  public static int seen() {
    if (canary.refersTo(null)) {
      count();
    }
    return count;
  }

  /** Two threads at once may count one collection twice, which does no harm. */
  private static void count() {
    canary = new WeakReference<>(new Object());
    count++;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent.internal.weave;

import java.util.concurrent.atomic.AtomicLong;

/** How long heddle takes before code can run: to start, and to weave classes. */
public final class Preparation {
  private static final AtomicLong NANOS = new AtomicLong();

  private Preparation() {}

  /** Adds what has passed since {@link System#nanoTime()} was that. */
  public static void since(long start) {
    NANOS.addAndGet(System.nanoTime() - start);
  }

  public static long nanos() {
    return NANOS.get();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** A plain CAS is atomic but neither acquires nor releases: not a lock. */
public final class WeakCompareAndSetPlain {
  private static final AtomicInteger HELD = new AtomicInteger();
  private static int count;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WeakCompareAndSetPlain::count, WeakCompareAndSetPlain::count);
    System.out.println("done");
  }

  private static void count() {
    while (!HELD.weakCompareAndSetPlain(0, 1)) {
      Thread.yield();
    }
    count++; // race: WeakCompareAndSetPlain.count
    while (!HELD.weakCompareAndSetPlain(1, 0)) {
      Thread.yield();
    }
  }
}

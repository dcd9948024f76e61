// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.unsafe;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import sun.misc.Unsafe;

/** A lock made of Unsafe's compareAndSwapInt and putOrderedInt. */
public final class UnsafeCompareAndSwap {
  private static final Unsafe UNSAFE = Handles.unsafe();
  private static final long HELD = Handles.offset(UnsafeCompareAndSwap.class, "held");

  private volatile int held;
  private int count;

  public static void main(String[] args) throws Exception {
    UnsafeCompareAndSwap shared = new UnsafeCompareAndSwap();
    Threads.run(shared::count, shared::count);
    System.out.println(shared.count);
  }

  private void count() {
    for (int i = 0; i < 100; i++) {
      while (!UNSAFE.compareAndSwapInt(this, HELD, 0, 1)) {
        Thread.yield();
      }
      count++;
      UNSAFE.putOrderedInt(this, HELD, 0);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.unsafe;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import sun.misc.Unsafe;

/** Volatile access by sun.misc.Unsafe hands over like a volatile field. */
public final class UnsafeVolatile {
  private static final Unsafe UNSAFE = Handles.unsafe();
  private static final long READY = Handles.offset(UnsafeVolatile.class, "ready");

  private int ready;
  private int value;

  public static void main(String[] args) throws Exception {
    UnsafeVolatile shared = new UnsafeVolatile();
    Threads.run(shared::write, shared::read);
    System.out.println("done");
  }

  private void write() {
    value = 1;
    UNSAFE.putIntVolatile(this, READY, 1);
  }

  private void read() {
    while (UNSAFE.getIntVolatile(this, READY) == 0) {
      Thread.onSpinWait();
    }
    if (value != 1) {
      throw new AssertionError();
    }
  }
}

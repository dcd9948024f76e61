// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicBoolean;

/** setRelease() and getAcquire() are the weakest pair that hands over. */
public final class ReleaseAcquire {
  private static final AtomicBoolean READY = new AtomicBoolean();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.run(ReleaseAcquire::write, ReleaseAcquire::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1;
    READY.setRelease(true);
  }

  private static void read() {
    while (!READY.getAcquire()) {
      Thread.onSpinWait();
    }
    if (value != 1) {
      throw new AssertionError();
    }
  }
}

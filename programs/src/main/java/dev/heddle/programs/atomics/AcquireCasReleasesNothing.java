// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** A CAS of acquire strength on the way out does not release. */
public final class AcquireCasReleasesNothing {
  private static final AtomicInteger HELD = new AtomicInteger();
  private static int count;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(AcquireCasReleasesNothing::count, AcquireCasReleasesNothing::count);
    System.out.println("done");
  }

  private static void count() {
    while (HELD.compareAndExchangeAcquire(0, 1) != 0) {
      Thread.yield();
    }
    count++; // race: AcquireCasReleasesNothing.count
    HELD.compareAndExchangeAcquire(1, 0);
  }
}

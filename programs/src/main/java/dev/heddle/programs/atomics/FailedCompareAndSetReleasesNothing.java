// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** A failed compareAndSet() writes nothing, and so releases nothing. */
public final class FailedCompareAndSetReleasesNothing {
  private static final AtomicInteger STATE = new AtomicInteger();
  private static int value;

  public static void main(String[] args) throws Exception {
    Threads.inOrder(
        FailedCompareAndSetReleasesNothing::write, FailedCompareAndSetReleasesNothing::read);
    System.out.println("done");
  }

  private static void write() {
    value = 1; // race: FailedCompareAndSetReleasesNothing.value
    STATE.compareAndSet(99, 1);
  }

  private static void read() {
    int state = STATE.get();
    int read = value; // race: FailedCompareAndSetReleasesNothing.value
  }
}

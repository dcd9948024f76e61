// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicStampedReference;

/** Stamped and markable references publish like plain atomic references. */
public final class StampedAndMarkable {
  private static final AtomicStampedReference<int[]> STAMPED =
      new AtomicStampedReference<>(null, 0);
  private static final AtomicMarkableReference<int[]> MARKABLE =
      new AtomicMarkableReference<>(null, false);

  public static void main(String[] args) throws Exception {
    Threads.run(StampedAndMarkable::write, StampedAndMarkable::read);
    System.out.println("done");
  }

  private static void write() {
    int[] first = new int[1];
    first[0] = 1;
    STAMPED.compareAndSet(null, first, 0, 1);
    int[] second = new int[1];
    second[0] = 2;
    MARKABLE.set(second, true);
  }

  private static void read() {
    while (STAMPED.getStamp() == 0 || !MARKABLE.isMarked()) {
      Thread.onSpinWait();
    }
    if (STAMPED.getReference()[0] + MARKABLE.getReference()[0] != 3) {
      throw new AssertionError();
    }
  }
}

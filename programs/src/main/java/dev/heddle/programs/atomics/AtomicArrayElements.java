// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Each element of an atomic array hands over on its own. */
public final class AtomicArrayElements {
  private static final AtomicIntegerArray INTEGERS = new AtomicIntegerArray(4);
  private static final AtomicLongArray LONGS = new AtomicLongArray(4);
  private static final AtomicReferenceArray<String> REFERENCES = new AtomicReferenceArray<>(4);
  private static int first;
  private static int second;
  private static int third;

  public static void main(String[] args) throws Exception {
    Threads.run(AtomicArrayElements::write, AtomicArrayElements::read);
    System.out.println(first + " " + second + " " + third);
  }

  private static void write() {
    first = 1;
    INTEGERS.set(2, 1);
    second = 2;
    LONGS.incrementAndGet(3);
    third = 3;
    REFERENCES.compareAndSet(0, null, "ready");
  }

  private static void read() {
    while (INTEGERS.get(2) == 0) {
      Thread.onSpinWait();
    }
    first++;
    while (LONGS.get(3) == 0) {
      Thread.onSpinWait();
    }
    second++;
    while (REFERENCES.getAcquire(0) == null) {
      Thread.onSpinWait();
    }
    third++;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.unsafe;

import dev.heddle.programs.support.Handles;
import dev.heddle.programs.support.Threads;
import sun.misc.Unsafe;

/**
 * A queue of one writer and one reader, as libraries make them: elements go in by ordered stores
 * and out by volatile loads, and are cleared plainly.
 */
public final class UnsafeOrderedElements {
  private static final Unsafe UNSAFE = Handles.unsafe();
  private static final long CONSUMED = Handles.offset(UnsafeOrderedElements.class, "consumed");
  private static final int ROUNDS = 1_000;
  private static final int SIZE = 8;

  private final Object[] elements = new Object[SIZE];
  private volatile long consumed;

  public static void main(String[] args) throws Exception {
    UnsafeOrderedElements shared = new UnsafeOrderedElements();
    Threads.run(shared::offer, shared::poll);
    System.out.println("done");
  }

  private void offer() {
    for (int i = 0; i < ROUNDS; i++) {
      while (i - consumed >= SIZE) {
        Thread.yield();
      }
      UNSAFE.putOrderedObject(elements, offset(i), new int[] {i});
    }
  }

  private void poll() {
    for (int i = 0; i < ROUNDS; i++) {
      Object element;
      do {
        element = UNSAFE.getObjectVolatile(elements, offset(i));
      } while (element == null);
      UNSAFE.putObject(elements, offset(i), null);
      UNSAFE.putOrderedLong(this, CONSUMED, i + 1L);
      ((int[]) element)[0]++;
    }
  }

  private static long offset(int index) {
    return Unsafe.ARRAY_OBJECT_BASE_OFFSET
        + (long) Unsafe.ARRAY_OBJECT_INDEX_SCALE * (index % SIZE);
  }
}

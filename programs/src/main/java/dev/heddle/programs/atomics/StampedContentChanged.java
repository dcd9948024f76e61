// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.atomics;

import dev.heddle.programs.support.Threads;
import java.util.concurrent.atomic.AtomicStampedReference;

/** The array behind a stamped reference is changed after its publication. */
public final class StampedContentChanged {
  private static final AtomicStampedReference<int[]> SHARED =
      new AtomicStampedReference<>(new int[1], 0);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(StampedContentChanged::change, StampedContentChanged::change);
    System.out.println("done");
  }

  private static void change() {
    SHARED.getReference()[0]++; // race: int[]
  }
}

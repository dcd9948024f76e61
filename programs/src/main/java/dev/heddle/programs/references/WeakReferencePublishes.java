// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.references;

import dev.heddle.programs.support.Threads;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;

/** A weak reference in a volatile field: what the referent holds was ordered by the field. */
public final class WeakReferencePublishes {
  private static final int[] KEPT = new int[1];
  private static volatile Reference<int[]> shared;

  public static void main(String[] args) throws Exception {
    Threads.run(
        () -> {
          KEPT[0] = 4;
          shared = new WeakReference<>(KEPT);
        },
        () -> {
          while (shared == null) {
            Thread.onSpinWait();
          }
          if (shared.get()[0] != 4) {
            throw new AssertionError();
          }
        });
    System.out.println("done");
  }
}

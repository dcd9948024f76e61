// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.references;

import dev.heddle.programs.support.Threads;
import java.lang.ref.WeakReference;

/** Two threads share what a weak cache holds, without any lock. */
public final class WeakCacheShared {
  private static final int[] KEPT = new int[1];
  private static final WeakReference<int[]> CACHE = new WeakReference<>(KEPT);

  public static void main(String[] args) throws Exception {
    Threads.inOrder(WeakCacheShared::fill, WeakCacheShared::use);
    System.out.println("done");
  }

  private static void fill() {
    CACHE.get()[0] = 1; // race: int[]
  }

  private static void use() {
    int read = CACHE.get()[0]; // race: int[]
  }
}

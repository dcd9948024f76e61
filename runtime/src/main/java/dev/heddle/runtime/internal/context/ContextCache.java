// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.context;

import dev.heddle.runtime.ThreadState;

/** A thread's recently used contexts; saves it the shared table. Touched by its thread only. */
public final class ContextCache {
  private static final int SIZE = 256;
  private static final long FIRST_MIX = 0xff51afd7ed558ccdL;
  private static final long SECOND_MIX = 0xc4ceb9fe1a85ec53L;
  private static final long GOLDEN = 0x9e3779b97f4a7c15L;

  private final Context[] recent = new Context[SIZE];
  private final long[] keys = new long[SIZE];

  /** Murmur's finaliser over everything that tells contexts apart: weak mixing gives wrong stacks. */
  public static long key(long callingContext, int site, long locks) {
    long hash = callingContext * 3 + (site + 1) * GOLDEN + locks * FIRST_MIX;
    hash ^= hash >>> 33;
    hash *= FIRST_MIX;
    hash ^= hash >>> 33;
    hash *= SECOND_MIX;
    return hash ^ (hash >>> 33);
  }

  /** From now on contexts matter: the program is about to have a second thread. */
  public static void startCapturing() {
    Contexts.notAlone();
  }

  /** The context of that key, captured now from the running thread if it is new. */
  public Context find(long key, int site, ThreadState thread) {
    int index = (int) (key >>> 40) & (SIZE - 1);
    if (keys[index] == key) {
      return recent[index];
    }
    if (Contexts.isAlone()) {
      return Contexts.ALONE;
    }
    Context context = Contexts.find(key, site, thread);
    recent[index] = context;
    keys[index] = key;
    return context;
  }

  /** The present stack of the running thread, for a report. */
  public static Context now(ThreadState thread) {
    return Contexts.now(0, thread, true);
  }
}

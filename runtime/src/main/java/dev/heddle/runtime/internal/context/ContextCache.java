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

  /** Murmur's finaliser over everything that tells contexts apart: weak mixing gives wrong stacks. */
  public static long key(long callingContext, int site, long locks) {
    long hash = callingContext * 3 + site * GOLDEN + locks * FIRST_MIX;
    hash ^= hash >>> 33;
    hash *= FIRST_MIX;
    hash ^= hash >>> 33;
    hash *= SECOND_MIX;
    return hash ^ (hash >>> 33);
  }

  /** The context of that key, captured now from the running thread if it is new. */
  public Context find(long key, ThreadState thread) {
    int index = (int) (key >>> 40) & (SIZE - 1);
    Context context = recent[index];
    if (context != null && context.key() == key) {
      return context;
    }
    context = Contexts.find(key, thread);
    recent[index] = context;
    return context;
  }
}

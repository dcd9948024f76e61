// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.context;

import dev.heddle.runtime.ThreadState;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/** A thread's recently used contexts; saves it the shared table. Touched by its thread only. */
public final class ContextCache {
  private static final long FIRST_MIX = 0xff51afd7ed558ccdL;
  private static final long SECOND_MIX = 0xc4ceb9fe1a85ec53L;
  private static final long GOLDEN = 0x9e3779b97f4a7c15L;

  private static final int FIRST_SIZE = 16;

  private final int most;
  private Context[] recent;
  private long[] sums;

  /** How many times one was forgotten for another, since the last growth. */
  private int forgotten;

  /**
   * @param most how many to remember at most, a power of two
   */
  public ContextCache(int most) {
    this.most = most;
    resize(Math.min(FIRST_SIZE, most));
  }

  /** Forgets all; the shared table knows them. */
  private void resize(int size) {
    recent = new Context[size];
    sums = new long[size];
    forgotten = 0;
  }

  /** Everything that tells contexts apart; good enough to compare, too weak for a shared table. */
  @ForceInline
  public static long sum(long callingContext, int site, long locks) {
    return callingContext * 3 + (site + 1) * GOLDEN + locks * FIRST_MIX;
  }

  /** A place for the sum in a table of that length, a power of two. */
  public static int index(long sum, int length) {
    return (int) (sum >>> 40) & (length - 1);
  }

  /** A context's key in the shared table. */
  public static long key(long callingContext, int site, long locks) {
    return mixed(sum(callingContext, site, locks));
  }

  /** Murmur's finaliser: weak mixing gives wrong stacks. */
  private static long mixed(long sum) {
    long hash = sum;
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

  /** The context of that sum, captured now from the running thread if it is new. */
  public Context find(long sum, int site, ThreadState thread) {
    int index = index(sum, sums.length);
    return sums[index] == sum ? recent[index] : findAnew(sum, site, thread);
  }

  /** The context of that sum and site, if some thread has captured it; otherwise null. */
  public static Context known(long sum, int site) {
    return Contexts.known(mixed(sum), site);
  }

  @DontInline
  private Context findAnew(long sum, int site, ThreadState thread) {
    if (Contexts.isAlone()) {
      return Contexts.ALONE;
    }
    int index = index(sum, sums.length);
    Context context = Contexts.find(mixed(sum), site, thread);
    if (recent[index] != null && sums.length < most && ++forgotten > sums.length) {
      resize(2 * sums.length);
      index = index(sum, sums.length);
    }
    recent[index] = context;
    sums[index] = sum;
    return context;
  }

  /**
   * Whether the context says anything: what happens before there is a second thread is not kept.
   */
  public static boolean isCaptured(Context context) {
    return context != Contexts.ALONE;
  }

  /** The present stack of the running thread, for a report. */
  public static Context now(int site, ThreadState thread) {
    return Contexts.now(0, site, thread, true);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.internal.context.ContextCache;
import dev.heddle.runtime.internal.thread.ActiveMethods;
import java.util.ArrayList;
import java.util.List;

/** What detectors by name keep of one thread. Only the thread itself changes it. */
public final class ForDetectors {
  /** The object whose state a detector looks at right now; null if none. */
  public Object judged;

  /** What a detector has found in a state that may turn out to be outdated; null if it tells. */
  public List<Runnable> findings;

  /** Empty but while findings are withheld. */
  public final List<Runnable> withheld = new ArrayList<>(1);

  /** So many accesses in an epoch that change nothing are few. */
  private static final int FEW = 64;

  static final long NOTHING_HEARD = -1;

  /** In which epoch, mostly another thread's, what the thread has acquired last was released. */
  long heard = NOTHING_HEARD;

  private final int memory;
  private final ActiveMethods active = new ActiveMethods();

  /** What recent constructors have left in their objects, and the sums of their contexts. */
  private MemoryAccess[] constructed = {};

  private long[] constructedSums = {};
  private KnownCalls calls;
  private KnownAccesses accesses;
  private KnownSteps steps;
  private long counted;
  private int unchanging;

  /**
   * @param memory how much of a thread's past is remembered
   */
  ForDetectors(int memory) {
    this.memory = memory;
  }

  /** Other threads may look. */
  public ActiveMethods active() {
    return active;
  }

  /** The access of a recent constructor in that context; null if it is not known any more. */
  MemoryAccess constructed(long sum) {
    int index = ContextCache.index(sum, constructed.length);
    return constructed.length > 0 && constructedSums[index] == sum ? constructed[index] : null;
  }

  void addConstructed(long sum, MemoryAccess access) {
    if (constructed.length == 0) {
      constructed = new MemoryAccess[memory];
      constructedSums = new long[memory];
    }
    int index = ContextCache.index(sum, constructed.length);
    constructed[index] = access;
    constructedSums[index] = sum;
  }

  /** Counts an access that changes nothing; whether the thread has made few in the epoch so far. */
  boolean isRare(long epoch) {
    if (epoch != counted) {
      counted = epoch;
      unchanging = 0;
    }
    return ++unchanging <= FEW;
  }

  KnownCalls calls() {
    if (calls == null) {
      calls = new KnownCalls();
    }
    return calls;
  }

  KnownSteps steps() {
    if (steps == null) {
      steps = new KnownSteps(memory);
    }
    return steps;
  }

  KnownAccesses accesses() {
    if (accesses == null) {
      accesses = new KnownAccesses(4 * memory);
    }
    return accesses;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.thread;

import dev.heddle.runtime.Sites;
import dev.heddle.runtime.SyncClock;
import dev.heddle.runtime.detector.lockorder.Holding;
import dev.heddle.runtime.event.Lock;
import dev.heddle.runtime.event.LockSet;
import dev.heddle.runtime.internal.detect.Instances;
import dev.heddle.runtime.internal.table.SyncTable;
import dev.heddle.runtime.internal.tap.LiveLock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The locks that a thread holds, in the order in which it took them. Touched by it only. A lock
 * that is held together with other readers has no clock here.
 */
public final class HeldLocks {
  private static final long MIX = 0x9e3779b97f4a7c15L;

  private Object[] locks = new Object[8];
  private SyncClock[] clocks = new SyncClock[8];
  private int[] sites = new int[8];
  private int depth;
  private long hash;

  /** The locks as sets, for detectors; null if something has changed since. */
  private LockSet all;

  private LockSet exclusive;

  /** The latest set of several: whoever takes the same locks again has the same set. */
  private LockSet recent = LockSet.EMPTY;

  /** Tells sets of locking places apart; two runs through the same code give the same hash. */
  public long hash() {
    return hash;
  }

  public void push(Object lock, SyncClock clock, int site) {
    all = null;
    exclusive = null;
    if (depth == locks.length) {
      locks = Arrays.copyOf(locks, 2 * depth);
      clocks = Arrays.copyOf(clocks, 2 * depth);
      sites = Arrays.copyOf(sites, 2 * depth);
    }
    locks[depth] = lock;
    clocks[depth] = clock;
    sites[depth] = site;
    depth++;
    hash += mixed(site);
  }

  /** The lock was taken together with other readers. */
  public void pushShared(Object lock, int site) {
    push(lock, null, site);
  }

  /**
   * Forgets the latest entry for a lock that only this thread has and gives back its clock; null if
   * it is not held.
   */
  public SyncClock pop(Object lock) {
    for (int i = depth - 1; i >= 0; i--) {
      SyncClock clock = clocks[i];
      if (locks[i] == lock && clock != null) {
        remove(i);
        return clock;
      }
    }
    return null;
  }

  /** Forgets the latest entry for a lock that is held together with other readers, if any. */
  public boolean popShared(Object lock) {
    for (int i = depth - 1; i >= 0; i--) {
      if (locks[i] == lock && clocks[i] == null) {
        remove(i);
        return true;
      }
    }
    return false;
  }

  /** The clock of a lock that only this thread has; null if it is not held. */
  public SyncClock clock(Object lock) {
    for (int i = depth - 1; i >= 0; i--) {
      if (locks[i] == lock && clocks[i] != null) {
        return clocks[i];
      }
    }
    return null;
  }

  public boolean isEmpty() {
    return depth == 0;
  }

  /** Whether the lock is held, alone or together with other readers. */
  public boolean contains(Object lock) {
    for (int i = 0; i < depth; i++) {
      if (locks[i] == lock) {
        return true;
      }
    }
    return false;
  }

  /** Whether any lock but this one is held. */
  public boolean containOther(Object lock) {
    for (int i = 0; i < depth; i++) {
      if (locks[i] != lock) {
        return true;
      }
    }
    return false;
  }

  /** A lock, as a thread holds it. */
  public record Held(Object lock, boolean isShared, int site) {}

  /**
   * The locks as another thread sees them. That is right if this thread has been stopped for long;
   * what one sees of a thread that goes on may be anything.
   */
  public List<Held> seenFromOutside() {
    Object[] seen = locks;
    SyncClock[] seenClocks = clocks;
    int[] seenSites = sites;
    int size =
        Math.min(depth, Math.min(seen.length, Math.min(seenClocks.length, seenSites.length)));
    List<Held> held = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      if (seen[i] != null) {
        held.add(new Held(seen[i], seenClocks[i] == null, seenSites[i]));
      }
    }
    return held;
  }

  /** Lists the locks, without those that are private to a library, and without one of them. */
  public void gather(Holding into, Object except) {
    into.clear();
    for (int i = 0; i < depth; i++) {
      Object lock = locks[i];
      boolean isShared = clocks[i] == null;
      SyncClock clock = isShared ? SyncTable.clock(lock) : clocks[i];
      if (lock != except && clock != SyncClock.SILENT) {
        LiveLock live = clock.lock(lock);
        if (!live.changesHands()) {
          into.add(live, isShared, Sites.placeOf(sites[i]));
        }
      }
    }
  }

  private void remove(int index) {
    all = null;
    exclusive = null;
    hash -= mixed(sites[index]);
    depth--;
    if (index < depth) {
      System.arraycopy(locks, index + 1, locks, index, depth - index);
      System.arraycopy(clocks, index + 1, clocks, index, depth - index);
      System.arraycopy(sites, index + 1, sites, index, depth - index);
    }
    locks[depth] = null;
    clocks[depth] = null;
  }

  /** The locks that protect a read, or a write: locks that readers share protect no write. */
  public LockSet protecting(boolean writes) {
    LockSet known = writes ? exclusive : all;
    if (known == null) {
      known = protectingNow(writes);
      if (writes) {
        exclusive = known;
      } else {
        all = known;
      }
    }
    return known;
  }

  private LockSet protectingNow(boolean writes) {
    if (depth == 0) {
      return LockSet.EMPTY;
    }
    if (depth == 1 && clocks[0] != null && clocks[0] != SyncClock.SILENT) {
      return clocks[0].lock(locks[0]).alone();
    }
    Lock[] found = new Lock[depth];
    int count = 0;
    for (int i = 0; i < depth; i++) {
      SyncClock clock = clocks[i] == null && !writes ? SyncTable.clock(locks[i]) : clocks[i];
      if (clock != null && clock != SyncClock.SILENT) {
        found[count++] = clock.lock(locks[i]);
      }
    }
    if (!recent.isOf(found, count)) {
      recent = LockSet.of(found, count);
    }
    return recent;
  }

  /** Mixed, or two pairs of sites with equal sums would have equal hashes. */
  private static long mixed(int site) {
    long product = (site + 1) * MIX;
    return (product ^ (product >>> 32)) * MIX;
  }

  /** A line for each lock: its class and the place where it was taken. */
  public List<String> describe() {
    return describe(false);
  }

  /** The same with the locks' numbers, which are true of the thread's present locks only. */
  public List<String> describeInstances() {
    return describe(true);
  }

  private List<String> describe(boolean withNumbers) {
    if (depth == 0) {
      return List.of();
    }
    List<String> lines = new ArrayList<>(depth);
    for (int i = 0; i < depth; i++) {
      String name = withNumbers ? Instances.name(locks[i]) : Instances.className(locks[i]);
      String line = name + Sites.placeSuffix(sites[i]);
      if (!lines.contains(line)) {
        lines.add(line);
      }
    }
    return lines;
  }

  /** The classes of the locks that no other thread can hold. */
  public Set<String> classesOfOwnLocks() {
    Set<String> classes = new HashSet<>();
    for (int i = 0; i < depth; i++) {
      if (clocks[i] != null && !(locks[i] instanceof Class)) {
        classes.add(Instances.className(locks[i]));
      }
    }
    return classes;
  }
}

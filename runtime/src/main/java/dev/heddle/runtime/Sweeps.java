// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.thread.Memory;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.vm.annotation.DontInline;

/**
 * A thread's sweeps over arrays, and the shadows of the arrays that it has met. Touched by that
 * thread only.
 */
final class Sweeps {
  /** So many sweeps that have not been told keep few arrays' shadows alive. */
  private static final int MOST_LISTED = 32;

  private final Sweep[] recent;
  private final MetArrays met;
  private final Sweep[] listed = new Sweep[MOST_LISTED];
  private final RangeAccess access;
  private int count;

  /**
   * @param size how much to remember, a power of two
   */
  Sweeps(ThreadState thread, int size) {
    recent = new Sweep[size];
    met = new MetArrays(size);
    access = new RangeAccess(thread);
  }

  /** The sweep of a place in a calling context. */
  Sweep find(int site, long callingContext, boolean writes) {
    int index = index(site, callingContext);
    Sweep sweep = recent[index];
    if (sweep != null && sweep.site == site && sweep.callingContext == callingContext) {
      return sweep;
    }
    sweep = new Sweep(site, callingContext, writes);
    recent[index] = sweep;
    return sweep;
  }

  /** The same where reads and writes may be at one place: the other kind gives up its sweep. */
  Sweep findFor(int site, long callingContext, boolean writes) {
    Sweep sweep = find(site, callingContext, writes);
    if (sweep.writes != writes) {
      sweep = new Sweep(site, callingContext, writes);
      recent[index(site, callingContext)] = sweep;
    }
    return sweep;
  }

  /** The sweep of a place if it was met lately in that calling context, else null. */
  static Sweep recent(ThreadState thread, int site, long callingContext) {
    Sweeps sweeps = thread.sweeps;
    return sweeps == null ? null : sweeps.recent(site, callingContext);
  }

  private Sweep recent(int site, long callingContext) {
    Sweep sweep = recent[index(site, callingContext)];
    boolean isTheirs =
        sweep != null
            && sweep.site == site
            && sweep.callingContext == callingContext
            && sweep.array != null;
    return isTheirs ? sweep : null;
  }

  private int index(int site, long callingContext) {
    return (site + (int) (callingContext ^ callingContext >>> 32)) & (recent.length - 1);
  }

  /** The shadow of an array. */
  ArrayShadow shadow(Object array) {
    return met.meet(array).shadow;
  }

  /** The arrays that the thread has met lately. */
  MetArrays met() {
    return met;
  }

  /** The place of the sweep turns to an array, if it is not there already. */
  void turn(Sweep sweep, Object array) {
    if (sweep.array == null || !sweep.array.refersTo(array)) {
      bind(sweep, array);
    }
    sweep.met = sweep.array.length <= MetArray.LONGEST ? met.meet(array) : null;
  }

  @DontInline
  private void bind(Sweep sweep, Object array) {
    tell(sweep);
    sweep.bind(met.meet(array).shadow);
  }

  /** The sweep holds something that is true of this epoch only. */
  void list(Sweep sweep) {
    if (!sweep.isListed) {
      if (count == MOST_LISTED) {
        tellAll();
      }
      sweep.isListed = true;
      listed[count++] = sweep;
    }
  }

  /** Tells one sweep; its place has turned elsewhere. */
  void tell(Sweep sweep) {
    sweep.tell(access);
  }

  boolean isEmpty() {
    return count == 0;
  }

  /** Tells what has not been told; the thread is about to synchronise. */
  @DontInline
  void tellAll() {
    while (count > 0) {
      Sweep sweep = listed[--count];
      listed[count] = null;
      sweep.isListed = false;
      sweep.tell(access);
    }
  }

  /** What the thread, which may be running on, has not told yet; as far as that can be seen. */
  private List<Sweep> copies() {
    List<Sweep> copies = new ArrayList<>();
    for (Sweep sweep : listed) {
      Sweep copy = sweep == null ? null : sweep.copied();
      if (copy != null) {
        copies.add(copy);
      }
    }
    return copies;
  }

  /** Tells what a thread that may be running has not told yet. */
  static void tellFromOutside(ThreadState running) {
    Sweeps theirs = running.sweeps;
    if (theirs == null) {
      return;
    }
    long instant = running.epoch;
    Memory.UNSAFE.loadFence();
    List<Sweep> copies = theirs.copies();
    Memory.UNSAFE.loadFence();
    // Perhaps the thread knew less when it swept: that hides a race and invents none.
    ThreadState then = running.at(instant, running.known());
    if (running.epoch == instant) {
      RangeAccess access = new RangeAccess(then);
      for (Sweep copy : copies) {
        copy.tell(access);
      }
    }
  }

  RangeAccess access() {
    return access;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.thread.EpochField;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * Accesses in methods that do nothing but access fields of their own class, such as getters. They
 * compare histories with the thread's epoch, and leave it to the runtime to find the thread's state
 * and calling context for the first access in an epoch.
 */
public final class Leaf {
  /** No epoch, nor what histories have where there was no access. */
  private static final long NONE = -1;

  private Leaf() {}

  /** Whether methods can be woven like this. */
  public static boolean isPossible() {
    return EpochField.exists();
  }

  /** The present epoch of the running thread, or a number that is no epoch. */
  @ForceInline
  public static long epoch() {
    long epoch = EpochField.of(Thread.currentThread());
    return epoch == 0 ? NONE : epoch;
  }

  /** The method was not able to tell the epoch if this is the thread's first access of all. */
  private static ThreadState state() {
    ThreadState thread = ThreadState.current();
    EpochField.set(thread.thread, thread.epoch);
    return thread;
  }

  /** Before the first read of a field in an epoch. */
  @DontInline
  public static void read(Object owner, int site) {
    ThreadState thread = state();
    Fields.readClosely(owner, thread, thread.context, site);
  }

  /** The same for a write. */
  @DontInline
  public static void write(Object owner, int site) {
    ThreadState thread = state();
    Fields.writeClosely(owner, thread, thread.context, site);
  }

  /** Before reads of several fields, as in {@link FieldsTogether}. */
  @DontInline
  public static void read(Object owner, int count, int site) {
    ThreadState thread = state();
    FieldsTogether.read(owner, count, thread, thread.context, site);
  }

  /** The same for writes. */
  @DontInline
  public static void write(Object owner, int count, int site) {
    ThreadState thread = state();
    FieldsTogether.write(owner, count, thread, thread.context, site);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.clock.VectorClock;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.context.ContextCache;

/**
 * An object with a field and its shadow, as the weaver would leave it, and threads that access it.
 *
 * <p>The calling context of each access is made from its epoch, so that a history which combines
 * the epoch of one access with the context of another is recognised.
 */
class Accessed {
  static {
    ContextCache.startCapturing();
  }

  static final int SITE =
      Sites.field(Accessed.class.getClassLoader(), "dev/heddle/runtime/Accessed", "x");
  static final int VOLATILE_SITE =
      Sites.field(Accessed.class.getClassLoader(), "dev/heddle/runtime/Accessed", "v");

  /** For the first actor only: a thread's state is touched by that thread alone. */
  static final ThreadState FIRST = thread("first");

  private static final long FIRST_BEGIN = FIRST.epoch;

  /** For the second actor only. */
  static final ThreadState SECOND = thread("second");

  /** For constructors and arbiters, which run on several threads at once: under its monitor. */
  static final ThreadState THIRD = thread("third");

  /** Knows nothing of the others, and does nothing: for comparisons on any thread. */
  static final ThreadState STRANGER = thread("stranger");

  private static final int CONTEXTS = 8;

  /** Slots of threads that there are not. */
  private static final int OTHERS = 1000;

  static {
    ContextCache.startCapturing();
  }

  int x;
  volatile int v;
  History $heddle$x;
  SyncClock $heddle$v;

  private static ThreadState thread(String name) {
    return ThreadState.begin(new Thread(name), VectorClock.EMPTY, null);
  }

  static long context(ThreadState thread) {
    return thread.epoch % CONTEXTS;
  }

  /** As woven code reads: one racy load, and the slow path unless the epoch is there. */
  void read(ThreadState thread) {
    History history = $heddle$x;
    if (history == null || history.last != thread.epoch) {
      Fields.read(this, thread, context(thread), SITE);
    }
  }

  /** As woven code writes. */
  void write(ThreadState thread) {
    History history = $heddle$x;
    if (history == null || history.write != thread.epoch) {
      Fields.write(this, thread, context(thread), SITE);
    }
  }

  /** As a woven constructor writes: a plain store. */
  void construct(ThreadState thread) {
    History stamp = thread.construct(context(thread), SITE);
    if ($heddle$x == null && stamp.write == thread.epoch) {
      $heddle$x = stamp;
    } else {
      Fields.write(this, thread, context(thread), SITE);
    }
  }

  /** Whether each access in a history really happened as the history says. */
  static boolean isWhole(History seen) {
    History history = History.settled(seen);
    if (history == null) {
      return true;
    }
    return history.last != 0
        && fit(history.write, history.writtenAt)
        && fit(history.last, history.lastAt)
        && isWhole(history.others);
  }

  static boolean isWhole(Readers readers) {
    boolean isWhole = true;
    for (Readers each = readers; each != null; each = each.rest) {
      isWhole &= each.epoch != 0 && fit(each.epoch, each.context);
    }
    return isWhole;
  }

  /** A history with a table of five reads by others, and room for three more. */
  static History readByOthers() {
    Readers readers = null;
    for (int slot = OTHERS; slot < OTHERS + 4; slot++) {
      long epoch = Epoch.of(slot, slot);
      readers = new Readers(epoch, THIRD.contextAt(epoch % CONTEXTS, SITE), null, readers);
    }
    long epoch = Epoch.of(OTHERS + 4, 1);
    Context here = THIRD.contextAt(epoch % CONTEXTS, SITE);
    return new History(0, null, 0, null, ReaderTable.of(readers, epoch, here));
  }

  /** A history that is changed in place, as if the first actor's thread had just written. */
  static History ownOfFirst() {
    Context here = THIRD.contextAt(FIRST_BEGIN % CONTEXTS, SITE);
    return OwnHistory.of(FIRST_BEGIN, here, FIRST_BEGIN, here, 1);
  }

  private static boolean fit(long epoch, Context context) {
    if (epoch == 0 || context == null) {
      return epoch == 0 && context == null;
    }
    return context.key() == ContextCache.key(epoch % CONTEXTS, SITE, 0);
  }

  /** How many different reads since the last write the history holds. */
  static int readers(History history) {
    int count = history.read() != 0 ? 1 : 0;
    for (Readers other = history.others; other != null; other = other.rest) {
      count++;
    }
    return count;
  }
}

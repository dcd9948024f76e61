// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.thread.Memory;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;

/**
 * The history of a location that a thread comes back to epoch by epoch, as to a field behind a
 * lock: it stays there and changes. Nothing is made anew, and the collector has nothing to do with
 * it.
 *
 * <p>It belongs to one location, or to as many fields of one object as are always accessed
 * together, and is never shared with another.
 *
 * <p>Memory ordering: {@link #last} is a lock as well. Who wants to change the history replaces it
 * by {@link #BUSY} with compare-and-set, and stores the new epoch last of all. Since that differs
 * from the one before, who reads the others between two equal looks at {@code last} has seen a
 * whole history. Woven code looks only for its own thread's present epoch, which no other thread
 * stores. A change of a history that its location has meanwhile lost is lost too; then the two
 * accesses happen at once, and are unordered.
 */
class OwnHistory extends History {
  /** In place of the last access's epoch while the history changes: before everything. */
  private static final long BUSY = 0;

  /** How long to wait for a thread that changes the history, and may itself be waiting to run. */
  private static final int PATIENCE = 1000;

  private static final Unsafe UNSAFE = Memory.UNSAFE;
  private static final long LAST = UNSAFE.objectFieldOffset(History.class, "last");

  OwnHistory(long write, Context writtenAt, long last, Context lastAt) {
    super(write, writtenAt, last, lastAt, null);
  }

  /**
   * @param fields how many locations will have it
   */
  static OwnHistory of(long write, Context writtenAt, long last, Context lastAt, int fields) {
    return fields == 1
        ? new OwnHistory(write, writtenAt, last, lastAt)
        : new OfSeveral(write, writtenAt, last, lastAt, fields);
  }

  /** How many locations had it when it was made. */
  int fields() {
    return 1;
  }

  /**
   * Notes an access to all the locations, if the last one was the thread's too and it comes after
   * all that is here.
   *
   * @return false if nothing was changed
   */
  final boolean note(boolean writes, ThreadState thread, Context here) {
    long seen = last;
    long written = write;
    long epoch = thread.epoch;
    if (Epoch.slot(seen) != Epoch.slot(epoch)
        || seen == BUSY
        || written != seen && written != 0 && !thread.knows(written)
        || !UNSAFE.compareAndSetLong(this, LAST, seen, BUSY)) {
      return false;
    }
    if (write != written) {
      // Between the looks at both, others were here, and the last of them was the same again.
      UNSAFE.putLongRelease(this, LAST, seen);
      return false;
    }
    // Mostly they are the same as before; then the collector's barrier is spared.
    if (lastAt != here) {
      lastAt = here;
    }
    if (writes) {
      if (writtenAt != here) {
        writtenAt = here;
      }
      write = epoch;
    }
    UNSAFE.putLongRelease(this, LAST, epoch);
    return true;
  }

  /**
   * The history of the locations after a read that comes after all that is here.
   *
   * @return null if it does not, or if that cannot be seen at the moment
   */
  final OwnHistory afterRead(ThreadState thread, Context here, int fields) {
    long seen = UNSAFE.getLongAcquire(this, LAST);
    long written = write;
    Context at = writtenAt;
    UNSAFE.loadFence();
    boolean isWhole = seen != BUSY && last == seen && write == written;
    boolean isOrdered = thread.knows(seen) && (written == 0 || thread.knows(written));
    return isWhole && isOrdered ? of(written, at, thread.epoch, here, fields) : null;
  }

  /** As it is at one moment; null, for nothing, in the rare case that nobody lets that be seen. */
  @DontInline
  History settled() {
    for (int i = 0; i < PATIENCE; i++) {
      long seen = UNSAFE.getLongAcquire(this, LAST);
      History copy = new History(write, writtenAt, seen, lastAt, null);
      UNSAFE.loadFence();
      if (seen != BUSY && last == seen && copy.write == write) {
        return copy;
      }
      Thread.onSpinWait();
    }
    return null;
  }

  /** That of fields which are accessed together. */
  private static final class OfSeveral extends OwnHistory {
    private final int fields;

    OfSeveral(long write, Context writtenAt, long last, Context lastAt, int fields) {
      super(write, writtenAt, last, lastAt);
      this.fields = fields;
    }

    @Override
    int fields() {
      return fields;
    }
  }
}

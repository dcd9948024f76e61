// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.thread.Memory;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;

/**
 * Reads of one location that threads read again and again: each notes its latest in an entry of its
 * own, however many others there are, and the location's history stays the same.
 *
 * <p>Unlike all else in a history it changes, so the history that has it belongs to one location
 * and is never shared with another.
 *
 * <p>Memory ordering: an entry is claimed for a slot by compare-and-set, with the slot's time zero,
 * which everybody knows. After that only the slot's thread writes it, the context first. Who loads
 * the epoch and then the context gets a context at least as late; whoever does not know the epoch
 * does not know that later read either. A read that is noted while another thread replaces the
 * history gets lost, and is unordered with what the other does.
 */
final class ReaderTable extends Readers {
  /** How far from its place an entry may be. */
  private static final int REACH = 8;

  private static final Unsafe UNSAFE = Memory.UNSAFE;

  private final Context[] contexts;

  private ReaderTable(int size) {
    super(0, null, null, null, new long[size]);
    contexts = new Context[size];
  }

  /**
   * A table of a read and those that are to be kept besides; null if one of those may be thrown
   * away.
   */
  @DontInline
  static ReaderTable of(Readers kept, long epoch, Context context) {
    int count = 1;
    for (Readers reader = kept; reader != null; reader = reader.rest) {
      if (reader.section != null) {
        return null;
      }
      count++;
    }
    int size = Integer.highestOneBit(2 * count - 1);
    ReaderTable table;
    do {
      table = new ReaderTable(size);
      size *= 2;
    } while (!table.addAll(kept) || !table.add(epoch, context));
    return table;
  }

  /** The same with what this table has and the thread does not know. */
  ReaderTable with(ThreadState thread, long epoch, Context context) {
    return of(unknownTo(thread), epoch, context);
  }

  private boolean addAll(Readers readers) {
    for (Readers reader = readers; reader != null; reader = reader.rest) {
      if (!add(reader.epoch, reader.context)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Notes a read.
   *
   * @return false if there is no room
   */
  boolean add(long epoch, Context context) {
    int index = place(Epoch.slot(epoch));
    if (index < 0) {
      return false;
    }
    if (contexts[index] != context) {
      contexts[index] = context;
    }
    UNSAFE.putLongRelease(epochs, offset(index), epoch);
    return true;
  }

  /** The index of a slot's entry, which is claimed now if there was none; -1 if all are taken. */
  private int place(int slot) {
    int mask = epochs.length - 1;
    int reach = Math.min(REACH, epochs.length);
    for (int i = 0; i < reach; i++) {
      int index = (slot + i) & mask;
      if (epochs[index] == 0) {
        UNSAFE.compareAndSetLong(epochs, offset(index), 0, Epoch.of(slot, 0));
      }
      if (Epoch.slot(epochs[index]) == slot) {
        return index;
      }
    }
    return -1;
  }

  private static long offset(int index) {
    return Memory.LONGS + (long) index * Long.BYTES;
  }

  boolean contains(long epoch) {
    int mask = epochs.length - 1;
    int slot = Epoch.slot(epoch);
    int reach = Math.min(REACH, epochs.length);
    for (int i = 0; i < reach; i++) {
      if (epochs[(slot + i) & mask] == epoch) {
        return true;
      }
    }
    return false;
  }

  boolean areKnown(ThreadState thread) {
    for (long epoch : epochs) {
      if (epoch != 0 && !thread.knows(epoch)) {
        return false;
      }
    }
    return true;
  }

  /** Those of the reads that the thread does not know, as a list. */
  Readers unknownTo(ThreadState thread) {
    Readers unknown = null;
    for (int index = 0; index < epochs.length; index++) {
      long epoch = UNSAFE.getLongAcquire(epochs, offset(index));
      if (epoch != 0 && !thread.knows(epoch)) {
        unknown = new Readers(epoch, contexts[index], null, unknown);
      }
    }
    return unknown;
  }
}

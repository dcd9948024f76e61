// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.context.Context;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * Reads of a location that are not ordered among themselves: an immutable list, or a {@link
 * ReaderTable}.
 */
class Readers {
  /**
   * Whether woven code finds more than two readers by itself, in an index. That makes each check
   * larger, so it is left out where two threads are as many as can run at a time.
   */
  static final boolean HAVE_INDEX = Runtime.getRuntime().availableProcessors() > 2;

  private static final long[] NO_INDEX = {0};
  private static final int MOST_INDEXED = 256;

  final long epoch;
  final Context context;

  /** Of a read that may be thrown away; null otherwise. */
  final OptimisticSection section;

  final Readers rest;

  /**
   * The epochs of all these reads, each at its slot modulo the length if no other is there: woven
   * code asks for the thread's own. Of a list of one it has nothing.
   */
  final long[] epochs;

  Readers(long epoch, Context context, OptimisticSection section, Readers rest) {
    this(epoch, context, section, rest, NO_INDEX);
  }

  Readers(long epoch, Context context, OptimisticSection section, Readers rest, long[] epochs) {
    this.epoch = epoch;
    this.context = context;
    this.section = section;
    this.rest = rest;
    this.epochs = epochs;
  }

  /** A list, null if empty, as a history keeps it: with an index. */
  @DontInline
  static Readers indexed(Readers readers) {
    if (!HAVE_INDEX || readers == null || readers.rest == null || readers.epochs != NO_INDEX) {
      return readers;
    }
    int size = Integer.highestOneBit(2 * count(readers) - 1);
    long[] index = null;
    while (index == null && size <= MOST_INDEXED) {
      index = indexOf(readers, size);
      size *= 2;
    }
    return index == null
        ? readers
        : new Readers(readers.epoch, readers.context, readers.section, readers.rest, index);
  }

  /** Null if two of the reads have the same place. */
  private static long[] indexOf(Readers readers, int size) {
    long[] index = new long[size];
    for (Readers reader = readers; reader != null; reader = reader.rest) {
      int place = Epoch.slot(reader.epoch) & size - 1;
      if (index[place] != 0) {
        return null;
      }
      index[place] = reader.epoch;
    }
    return index;
  }

  /** Whether the index has a read of that instant. */
  @ForceInline
  boolean show(long instant) {
    return epochs[Epoch.slot(instant) & epochs.length - 1] == instant;
  }

  /**
   * The readers that the thread does not know. Once the thread has read too, the others need not be
   * kept: a later write that misses one of them misses the thread's read as well.
   */
  static Readers unknownTo(Readers readers, ThreadState thread) {
    if (readers instanceof ReaderTable table) {
      return table.unknownTo(thread);
    }
    Readers unknown = null;
    for (Readers reader = readers; reader != null; reader = reader.rest) {
      if (!thread.knows(reader.epoch) && !reader.isThrownAway()) {
        unknown = new Readers(reader.epoch, reader.context, reader.section, unknown);
      }
    }
    return unknown;
  }

  /** The reads as a list, at least those that the thread does not know. */
  static Readers listed(Readers readers, ThreadState thread) {
    return readers instanceof ReaderTable table ? table.unknownTo(thread) : readers;
  }

  static int count(Readers readers) {
    int count = 0;
    for (Readers reader = readers; reader != null; reader = reader.rest) {
      count++;
    }
    return count;
  }

  /** Whether one of the reads, null if there are none, was made in that slot. */
  static boolean include(Readers readers, int slot) {
    for (Readers reader = readers; reader != null; reader = reader.rest) {
      if (Epoch.slot(reader.epoch) == slot) {
        return true;
      }
    }
    return false;
  }

  private boolean isThrownAway() {
    return section != null && section.isThrownAway();
  }

  /** Whether the thread knows all readers of the list, null if empty. */
  static boolean areKnown(Readers readers, ThreadState thread) {
    if (readers instanceof ReaderTable table) {
      return table.areKnown(thread);
    }
    for (Readers reader = readers; reader != null; reader = reader.rest) {
      if (!thread.knows(reader.epoch)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the list, null if empty, has a read of that instant. */
  static boolean contain(Readers readers, long instant) {
    if (readers instanceof ReaderTable table) {
      return table.contains(instant);
    }
    for (Readers reader = readers; reader != null; reader = reader.rest) {
      if (reader.epoch == instant) {
        return true;
      }
    }
    return false;
  }
}

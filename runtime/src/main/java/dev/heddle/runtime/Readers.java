// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.context.Context;

/**
 * Reads of a location that are not ordered among themselves: an immutable list, or a {@link
 * ReaderTable}.
 */
class Readers {
  final long epoch;
  final Context context;

  /** Of a read that may be thrown away; null otherwise. */
  final OptimisticSection section;

  final Readers rest;

  Readers(long epoch, Context context, OptimisticSection section, Readers rest) {
    this.epoch = epoch;
    this.context = context;
    this.section = section;
    this.rest = rest;
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

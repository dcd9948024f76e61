// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.context.Context;

/**
 * The accesses to one memory location that a later access could still race with: the last write and
 * the reads since, as in FastTrack (an epoch while one read covers the others, a set otherwise).
 *
 * <p>Immutable, and therefore shared: all elements of an array that one loop has written have one
 * history. Memory ordering: a location's history is a plain reference. Whoever loads it, with or
 * without synchronisation, sees a whole history, because all fields are final; so each epoch in it
 * stands for an access that really happened, and one that the reader does not know is a race. A
 * stale history can only hide one of two accesses that are unordered anyway; the slow path narrows
 * that by compare-and-set.
 */
public final class History {
  /** The most recent access; woven code skips a read check when it is the present epoch. */
  public final long last;

  /** The last write, zero if none; woven code skips a write check when it is the present epoch. */
  public final long write;

  final Context writtenAt;
  final Readers readers;

  private History(long last, long write, Context writtenAt, Readers readers) {
    this.last = last;
    this.write = write;
    this.writtenAt = writtenAt;
    this.readers = readers;
  }

  /** A location whose last access is this write. */
  static History written(long epoch, Context context) {
    return new History(epoch, epoch, context, null);
  }

  /** A location that has only been read. */
  static History read(long epoch, Context context) {
    return new History(epoch, 0, null, Readers.one(epoch, context));
  }

  /** This location after one more read by a thread. */
  History withRead(ThreadState thread, Context context) {
    if (readers != null && readers.contains(thread.epoch)) {
      return this;
    }
    return new History(thread.epoch, write, writtenAt, Readers.add(readers, thread, context));
  }
}

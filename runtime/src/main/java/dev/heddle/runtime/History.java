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
 * stale history can only hide one of two accesses that are unordered anyway. The slow path narrows
 * that by compare-and-set, woven code by a look just before the store.
 */
public final class History {
  /** The most recent access; a thread need not read again in the epoch of its last access. */
  final long last;

  /** The newest of the other readers, zero if none: spares the slow path where two threads read. */
  final long second;

  final Context lastAt;

  /** The last write, zero if none; woven code skips a write check when it is the present epoch. */
  public final long write;

  final Context writtenAt;

  /** Reads since that write which the newest does not cover; null if there are none. */
  final Readers others;

  private History(long write, Context writtenAt, long last, Context lastAt, Readers others) {
    this.last = last;
    this.second = others != null ? others.epoch : 0;
    this.lastAt = lastAt;
    this.write = write;
    this.writtenAt = writtenAt;
    this.others = others;
  }

  /** A location whose last access is this write. */
  static History written(long epoch, Context context) {
    return new History(epoch, context, epoch, context, null);
  }

  /** A location that has only been read. */
  static History read(long epoch, Context context) {
    return new History(0, null, epoch, context, null);
  }

  /** The newest read since the last write, zero if none. Where others read too, it was a read. */
  long read() {
    return last == write && others == null ? 0 : last;
  }

  /** Whether the reads since the last write include this one. */
  boolean hasRead(long epoch) {
    return read() == epoch || Readers.contain(others, epoch);
  }

  /** This location after one more read; a read that the reader knows need not be kept. */
  History withRead(ThreadState thread, Context context) {
    Readers kept = others == null ? null : Readers.unknownTo(others, thread);
    long read = read();
    if (read != 0 && !thread.knows(read)) {
      kept = new Readers(read, lastAt, kept);
    }
    return new History(write, writtenAt, thread.epoch, context, kept);
  }
}

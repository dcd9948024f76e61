// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.context.Context;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * The accesses to one memory location that a later access could still race with: the last write and
 * the reads since, as in FastTrack (an epoch while one read covers the others, a set otherwise).
 *
 * <p>Immutable unless it is an {@link OwnHistory}, and therefore shared: all elements of an array
 * that one loop has written have one history. Memory ordering: a location's history is a plain
 * reference. Whoever loads it, with or without synchronisation, sees a whole history, because a
 * constructor that sets a final field publishes all that it sets; so each epoch in it stands for an
 * access that really happened, and one that the reader does not know is a race. A stale history can
 * only hide one of two accesses that are unordered anyway. The slow path narrows that by
 * compare-and-set, woven code by a look just before the store.
 */
public class History {
  /**
   * So many readers besides the newest are better in a table than in a list. A list of few is
   * quickly copied, and woven code finds the first two readers by itself.
   */
  private static final int MANY = 3;

  /** The most recent access; a thread need not read again in the epoch of its last access. */
  long last;

  Context lastAt;

  /** The last write, zero if none; woven code skips a write check when it is the present epoch. */
  public long write;

  Context writtenAt;

  /** Reads since that write which the newest does not cover; null if there are none. */
  final Readers others;

  /** The first of these, zero if none: here woven code finds it with one step less. */
  private final long second;

  History(long write, Context writtenAt, long last, Context lastAt, Readers others) {
    this.last = last;
    this.lastAt = lastAt;
    this.write = write;
    this.writtenAt = writtenAt;
    this.others = others;
    this.second = others == null ? 0 : others.epoch;
  }

  /** A location whose last access is this write. */
  static History written(long epoch, Context context) {
    return new History(epoch, context, epoch, context, null);
  }

  /** A location that has only been read. */
  static History read(long epoch, Context context) {
    return new History(0, null, epoch, context, null);
  }

  /** Whether the history, null if empty, is quickly seen to have an access in that epoch. */
  @ForceInline
  public static boolean isAccessedIn(History history, long epoch) {
    return history != null
        && (history.last == epoch
            || history.second == epoch
            || Readers.HAVE_INDEX && history.others != null && history.others.show(epoch));
  }

  /** Whether the last write of the history, null if empty, was made in that epoch. */
  @ForceInline
  public static boolean isWrittenIn(History history, long epoch) {
    return history != null && history.write == epoch;
  }

  /** Whether two locations have seen the same, so that one history will do for both. */
  static boolean areEqual(History left, History right) {
    return left == right
        || left != null
            && right != null
            && left.write == right.write
            && left.writtenAt == right.writtenAt
            && left.last == right.last
            && left.lastAt == right.lastAt
            && left.others == null
            && right.others == null
            && TrackedHistory.areAlike(left, right);
  }

  /** A location after one more read, which its section may throw away: it covers no other read. */
  static History optimisticallyRead(
      History before, ThreadState thread, Context context, OptimisticSection section) {
    if (before == null) {
      return new History(0, null, 0, null, new Readers(thread.epoch, context, section, null));
    }
    Readers kept = before.others == null ? null : Readers.unknownTo(before.others, thread);
    return new History(
        before.write,
        before.writtenAt,
        before.last,
        before.lastAt,
        new Readers(thread.epoch, context, section, kept));
  }

  /**
   * The newest read since the last write, zero if none. One in the write's own epoch does not
   * count: whatever races with it races with the write.
   */
  long read() {
    return last == write ? 0 : last;
  }

  /** Whether the last write and the reads since include an access in that epoch. */
  boolean hasAccess(long epoch) {
    return last == epoch || Readers.contain(others, epoch);
  }

  /** Whether all these accesses happened before what the thread does now. */
  boolean isKnownTo(ThreadState thread) {
    return thread.knows(last)
        && (write == last || write == 0 || thread.knows(write))
        && Readers.areKnown(others, thread);
  }

  /** Whether all that an access could race with happened before it. */
  boolean isKnownTo(ThreadState thread, boolean writes) {
    if (write != 0 && !thread.knows(write)) {
      return false;
    }
    return !writes || thread.knows(last) && Readers.areKnown(others, thread);
  }

  /** Whether the thread has made all these accesses. */
  boolean isMadeBy(ThreadState thread) {
    int slot = Epoch.slot(thread.epoch);
    return others == null && (write == 0 || Epoch.slot(write) == slot) && Epoch.slot(last) == slot;
  }

  /** Whether the thread has accessed the location before, in whatever epoch. */
  private boolean isAccessedBy(ThreadState thread) {
    int slot = Epoch.slot(thread.epoch);
    return Epoch.slot(last) == slot || Readers.include(others, slot);
  }

  /**
   * The same, made of this one by a read in the present epoch, for a location that threads read in
   * turn. Belongs to that location alone if it has a table.
   */
  @DontInline
  History inTurn(History before, ThreadState thread) {
    boolean areMany = others != null && Readers.count(others) >= MANY;
    if (!areMany || before == null || !before.isAccessedBy(thread)) {
      return this;
    }
    ReaderTable table = ReaderTable.of(others, last, lastAt);
    return table == null ? this : new History(write, writtenAt, write, writtenAt, table);
  }

  /** A history, null if empty, as it is now: one that does not change any more. */
  static History settled(History history) {
    return history instanceof OwnHistory own ? own.settled() : history;
  }

  /**
   * This location after one more read; a read that the reader knows need not be kept. Where readers
   * have a table, that changes instead.
   */
  History withRead(ThreadState thread, Context context) {
    return withRead(thread, thread.epoch, context);
  }

  /** The same for a read in an earlier epoch of the thread. */
  @DontInline
  History withRead(ThreadState thread, long epoch, Context context) {
    if (others instanceof ReaderTable table) {
      return table.add(epoch, context)
          ? this
          : new History(write, writtenAt, write, writtenAt, table.with(thread, epoch, context));
    }
    Readers kept = others == null ? null : Readers.unknownTo(others, thread);
    long read = read();
    if (read != 0 && !thread.knows(read)) {
      kept = new Readers(read, lastAt, null, kept);
    }
    return new History(write, writtenAt, epoch, context, Readers.indexed(kept));
  }
}

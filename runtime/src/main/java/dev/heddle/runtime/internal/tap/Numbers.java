// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import dev.heddle.runtime.internal.table.IdentityTable;
import dev.heddle.runtime.internal.thread.SpinLock;
import dev.heddle.runtime.trace.Mortal;

/** Numbers what a trace names, and remembers what has died since, so that the trace can say so. */
final class Numbers {
  private final Mortal sort;
  private final SpinLock counting = new SpinLock();

  /** These are guarded by {@code counting}. */
  private long count;

  private Numbered dead;
  private final Finalizable<Long> finalizable = new Finalizable<>();

  private final IdentityTable<Numbered> table =
      new IdentityTable<>() {
        @Override
        protected Numbered create(Object object) {
          return new Numbered(object);
        }
      };

  /**
   * @param sort null if nobody wants to know of deaths
   */
  Numbers(Mortal sort) {
    this.sort = sort;
  }

  /** A thing with its number. */
  final class Numbered extends IdentityTable.Entry {
    final long number;

    /** Whether it may be used in its finalizer, after its death here. */
    private final boolean mayReturn;

    /** Whether the trace has been told what it is called. Touched in the order of events only. */
    boolean isKnown;

    /** The one that was found dead before this. */
    private Numbered earlierDead;

    private Numbered(Object object) {
      super(object);
      mayReturn = Finalizable.is(object);
      counting.lock();
      try {
        count++;
        number = mayReturn ? finalizable.known(object, count) : count;
      } finally {
        counting.unlock();
      }
    }

    @Override
    protected void dropped() {
      if (sort != null && !mayReturn) {
        counting.lock();
        try {
          earlierDead = dead;
          dead = this;
        } finally {
          counting.unlock();
        }
      }
    }
  }

  Numbered of(Object object) {
    return table.get(object);
  }

  /** Tells of those that have died since the last time. */
  void bury(LiveRecorder recorder) {
    if (dead == null) {
      return;
    }
    Numbered each;
    counting.lock();
    try {
      each = dead;
      dead = null;
    } finally {
      counting.unlock();
    }
    for (; each != null; each = each.earlierDead) {
      recorder.forget(sort, each.number);
    }
  }
}

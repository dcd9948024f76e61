// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.internal.context.Context;

/**
 * The reads of a location since its last write, none of which covers another; an immutable list.
 *
 * <p>A read that the newest reader knows is dropped: a later write that misses it misses the newest
 * as well.
 */
final class Readers {
  final long epoch;
  final Context context;
  final Readers rest;

  private Readers(long epoch, Context context, Readers rest) {
    this.epoch = epoch;
    this.context = context;
    this.rest = rest;
  }

  static Readers one(long epoch, Context context) {
    return new Readers(epoch, context, null);
  }

  static Readers add(Readers readers, ThreadState thread, Context context) {
    Readers kept = null;
    for (Readers reader = readers; reader != null; reader = reader.rest) {
      if (!thread.knows(reader.epoch)) {
        kept = new Readers(reader.epoch, reader.context, kept);
      }
    }
    return new Readers(thread.epoch, context, kept);
  }

  boolean contains(long instant) {
    for (Readers reader = this; reader != null; reader = reader.rest) {
      if (reader.epoch == instant) {
        return true;
      }
    }
    return false;
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.internal.clock.Epoch;
import dev.heddle.runtime.internal.context.Context;

/**
 * Accesses of different threads to the same location, one of them a write: those that a new access
 * finds in the history, told to whoever collects such pairs.
 */
final class Meetings {
  private Meetings() {}

  /** Whether anybody collects them; one of the two never changes, and the JIT knows it. */
  static boolean areWanted() {
    return OrderedPairs.ON || Perturbation.on;
  }

  /** A read after the last write. */
  static void read(History before, ThreadState thread, Context here, Location location) {
    if (before != null && before.write != 0) {
      met(before.write, before.writtenAt, true, thread, here, false, location);
    }
  }

  /** A write after the last write and the reads since. */
  static void written(History before, ThreadState thread, Context here, Location location) {
    if (before == null) {
      return;
    }
    if (before.write != 0) {
      met(before.write, before.writtenAt, true, thread, here, true, location);
    }
    if (before.read() != 0) {
      met(before.read(), before.lastAt, false, thread, here, true, location);
    }
    for (Readers reader = before.others; reader != null; reader = reader.rest) {
      met(reader.epoch, reader.context, false, thread, here, true, location);
    }
  }

  private static void met(
      long earlier,
      Context earlierAt,
      boolean earlierWrites,
      ThreadState thread,
      Context here,
      boolean writes,
      Location location) {
    boolean isOther = Epoch.slot(earlier) != Epoch.slot(thread.epoch);
    if (!isOther || earlierAt == null || here == null) {
      return;
    }
    if (OrderedPairs.ON && thread.knows(earlier)) {
      OrderedPairs.note(earlierAt, earlierWrites, here, writes, location);
    }
    if (Perturbation.on) {
      Suspects.note(earlierAt, here);
    }
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Location;
import dev.heddle.runtime.internal.context.Context;
import dev.heddle.runtime.internal.tap.Choice;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Notes which accesses of different threads to the same location were ordered: pairs of places that
 * would be a race if they were not. Who suspects such a pair learns that this run has met it and
 * found it in order.
 *
 * <p>A pair is noted once. The set of known keys is read without a lock: a stale read costs one
 * look under the lock.
 */
public final class OrderedPairs {
  static final boolean ON = Choice.notesOrder();

  /** More than any scan suspects. */
  private static final int MOST = 1 << 14;

  private static final int TABLE = MOST * 4;
  private static final long[] known = ON ? new long[TABLE] : null;

  /** Guarded by this class. */
  private static final Map<Long, Pair> pairs = new HashMap<>();

  private OrderedPairs() {}

  private record Pair(
      Subject subject, Context earlier, boolean earlierWrites, Context later, boolean laterWrites) {

    /** The id that a race of the two would have. */
    String id() {
      return Finding.observedRace(
              "", subject, 1, access(laterWrites, later), access(earlierWrites, earlier))
          .id();
    }

    private Access access(boolean writes, Context context) {
      Access.Operation operation = writes ? Access.Operation.WRITE : Access.Operation.READ;
      return new Access(operation, "", List.of(), List.of(), context.frames(subject));
    }
  }

  /**
   * Two accesses of different threads, one of them a write, of which the later knew the earlier.
   */
  static void note(
      Context earlierAt, boolean earlierWrites, Context here, boolean writes, Location location) {
    long key = (long) earlierAt.site() << 33 | (long) here.site() << 1 | (writes ? 1 : 0);
    int index = (int) ((key * 0x9e3779b97f4a7c15L) >>> 48) & TABLE - 1;
    if (known[index] != key) {
      known[index] = key;
      add(key, location.subject(), earlierAt, earlierWrites, here, writes);
    }
  }

  private static synchronized void add(
      long key,
      Subject subject,
      Context earlier,
      boolean earlierWrites,
      Context later,
      boolean laterWrites) {
    if (pairs.size() < MOST) {
      pairs.putIfAbsent(key, new Pair(subject, earlier, earlierWrites, later, laterWrites));
    }
  }

  /** The ids that the pairs would have if they were races. */
  public static synchronized List<String> ids() {
    Set<String> ids = new LinkedHashSet<>();
    for (Pair pair : pairs.values()) {
      ids.add(pair.id());
    }
    return new ArrayList<>(ids);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.detect;

import dev.heddle.model.finding.Subject;
import java.util.ArrayList;
import java.util.List;

/** Looks at the races that were found, pair by pair, and forgets them again. */
public final class ReportedPairs {
  private ReportedPairs() {}

  /** Two accesses by the keys of their contexts. */
  public record Pair(
      Subject subject,
      long laterKey,
      boolean laterWrites,
      long earlierKey,
      boolean earlierWrites) {}

  /** All pairs reported since the last call. */
  public static List<Pair> take() {
    synchronized (Races.class) {
      List<Pair> pairs = new ArrayList<>();
      for (ContextPair pair : Races.seen.keySet()) {
        pairs.add(
            new Pair(
                pair.subject(),
                pair.laterKey(),
                pair.laterWrites(),
                pair.earlierKey(),
                pair.earlierWrites()));
      }
      Races.seen.clear();
      Races.byId.clear();
      return pairs;
    }
  }
}

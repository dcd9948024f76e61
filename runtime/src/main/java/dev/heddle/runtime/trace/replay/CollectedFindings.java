// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.trace.replay;

import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.MemoryAccess;
import dev.heddle.runtime.event.RaceFinding;
import dev.heddle.runtime.event.Reports;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Collects what a detector finds in a trace: each pair of places once, with a count. Races are put
 * into words at the end, when all threads have the names by which people know them.
 */
public final class CollectedFindings implements Reports {
  /** More than anybody reads; a program with so many races has a few causes. */
  private static final int MOST_FINDINGS = 10_000;

  /** Of pairs of places: a finding may be reached by many ways. */
  private static final int MOST_PAIRS = 200_000;

  private final Map<PlacePair, Counted> seen = new HashMap<>();
  private final Map<String, Counted> byId = new LinkedHashMap<>();

  /** Two places that raced for a subject; cheap to look up however often they race. */
  private record PlacePair(
      Subject subject,
      long laterKey,
      boolean laterWrites,
      long earlierKey,
      boolean earlierWrites,
      Finding.Evidence evidence) {}

  /** Something found, and how often; put into words when asked. */
  private static final class Counted {
    private Supplier<Finding> words;
    private Finding.Evidence evidence;
    long occurrences;

    Counted(Supplier<Finding> words, Finding.Evidence evidence) {
      this.words = words;
      this.evidence = evidence;
    }

    /** What has happened is worth more than what could happen. */
    void orStronger(Counted other) {
      if (other.evidence.compareTo(evidence) < 0) {
        words = other.words;
        evidence = other.evidence;
      }
    }

    Finding finding() {
      return words.get().withOccurrences(occurrences);
    }
  }

  @Override
  public void race(
      Detector by,
      Finding.Evidence evidence,
      MemoryAccess later,
      List<MemoryAccess> earlier,
      String how) {
    MemoryAccess latest = earlier.get(0);
    PlacePair pair =
        new PlacePair(
            later.location.subject(),
            later.place.key(),
            later.writes,
            latest.place.key(),
            latest.writes,
            evidence);
    Counted counted = seen.get(pair);
    if (counted == null) {
      if (wereTooMany()) {
        return;
      }
      List<MemoryAccess> kept = List.copyOf(earlier);
      counted = known(new Counted(() -> RaceFinding.of(by, evidence, later, kept, how), evidence));
      seen.put(pair, counted);
    }
    counted.occurrences++;
  }

  @Override
  public void found(Finding finding) {
    if (byId.size() < MOST_FINDINGS || byId.containsKey(finding.id())) {
      Counted counted = known(new Counted(() -> finding, finding.evidence()));
      counted.occurrences += finding.occurrences();
    }
  }

  /** The one that stands for all with the same id. */
  private Counted known(Counted found) {
    Counted first = byId.putIfAbsent(found.finding().id(), found);
    if (first == null) {
      return found;
    }
    first.orStronger(found);
    return first;
  }

  /** Whether some may have been left out because there were too many. */
  public boolean wereTooMany() {
    return byId.size() >= MOST_FINDINGS || seen.size() >= MOST_PAIRS;
  }

  /** All findings with their counts, in the order in which they were made. */
  public List<Finding> all() {
    List<Finding> findings = new ArrayList<>();
    for (Counted counted : byId.values()) {
      findings.add(counted.finding());
    }
    return findings;
  }
}

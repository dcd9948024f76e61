// SPDX-License-Identifier: Apache-2.0
package dev.heddle.scan.race;

import dev.heddle.model.finding.Inside;
import dev.heddle.model.finding.Subject;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The races inside libraries that one race of the application stands for. */
final class InsideRaces {
  private final Map<Subject, Map<Findings.Pair, Bubbled>> bySubject = new LinkedHashMap<>();
  private int count;

  /** A race inside a library, and what has become of it. */
  record Bubbled(Race inside, Race application) {}

  void add(Findings.Pair pair, Bubbled race) {
    Map<Findings.Pair, Bubbled> known =
        bySubject.computeIfAbsent(pair.subject(), key -> new LinkedHashMap<>());
    if (known.putIfAbsent(pair, race) == null) {
      count++;
    }
  }

  /** Some of them: as many subjects as there is room for, and then more of each. */
  Inside toInside(Function<Bubbled, Inside.Race> description) {
    List<Iterator<Bubbled>> open = new ArrayList<>();
    bySubject.values().forEach(races -> open.add(races.values().iterator()));
    List<Inside.Race> races = new ArrayList<>();
    while (!open.isEmpty() && races.size() < Inside.MOST) {
      Iterator<Bubbled> subject = open.remove(0);
      races.add(description.apply(subject.next()));
      if (subject.hasNext()) {
        open.add(subject);
      }
    }
    return new Inside(races, count);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector;

import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Granularity;
import dev.heddle.runtime.event.Reports;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;

/** All detectors by name. A new one is one line here. */
public final class Detectors {
  /** The first of several with one name is what one gets who does not ask for a granularity. */
  private static final List<Entry> ALL =
      List.of(
          new Entry("happens-before", Granularity.FIELD, HappensBefore::new),
          new Entry("hybrid", Granularity.FIELD, Hybrid::new),
          new Entry("racer", Granularity.FIELD, Racer::new),
          new Entry("eraser", Granularity.FIELD, Eraser::new),
          new Entry("eraser", Granularity.OBJECT, ObjectEraser::new),
          new Entry("object-race", Granularity.OBJECT, ObjectRace::new),
          new Entry("deadlock", Granularity.FIELD, Deadlocks::new));

  private record Entry(
      String name, Granularity granularity, Function<Reports, Detector> constructor) {}

  private Detectors() {}

  /** The names that people ask for, each once. */
  public static List<String> names() {
    Set<String> names = new LinkedHashSet<>();
    for (Entry entry : ALL) {
      names.add(entry.name);
    }
    return List.copyOf(names);
  }

  /** What the detectors of a name have a state for; first that which one gets without asking. */
  public static List<Granularity> granularities(String name) {
    List<Granularity> offered = new ArrayList<>();
    for (Entry entry : ALL) {
      if (entry.name.equals(name)) {
        offered.add(entry.granularity);
      }
    }
    return offered;
  }

  /**
   * A new detector.
   *
   * @param granularity null for the detector's own
   * @throws IllegalArgumentException if there is none of that name, or not of that granularity
   */
  public static Detector create(String name, Granularity granularity, Reports reports) {
    for (Entry entry : ALL) {
      if (entry.name.equals(name) && (granularity == null || granularity == entry.granularity)) {
        return entry.constructor.apply(reports);
      }
    }
    List<Granularity> offered = granularities(name);
    throw new IllegalArgumentException(
        offered.isEmpty()
            ? "'" + name + "' is not a detector; there are " + String.join(", ", names())
            : "'"
                + name
                + "' has no states by "
                + word(granularity)
                + ", but by "
                + words(offered));
  }

  private static String words(List<Granularity> granularities) {
    List<String> words = new ArrayList<>();
    for (Granularity each : granularities) {
      words.add(word(each));
    }
    return String.join(" and ", words);
  }

  private static String word(Granularity granularity) {
    return granularity.name().toLowerCase(Locale.ROOT);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import dev.heddle.runtime.detector.Detectors;
import dev.heddle.runtime.event.Granularity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A detector as people ask for it: by its name, and perhaps for objects in place of fields. */
record DetectorChoice(String algorithm, String granularity) {
  private static final String OWN = "";
  private static final String DEADLOCK = "deadlock";

  /** What one gets who asks for a name only. */
  static DetectorChoice of(String algorithm) {
    return new DetectorChoice(algorithm, OWN);
  }

  /** All that there are, in the order of the registry. */
  static List<DetectorChoice> all() {
    List<DetectorChoice> choices = new ArrayList<>();
    for (String name : Detectors.names()) {
      for (Granularity granularity : Detectors.granularities(name)) {
        boolean isOwn = granularity == Detectors.granularities(name).get(0);
        String word = granularity.name().toLowerCase(Locale.ROOT);
        choices.add(new DetectorChoice(name, isOwn ? OWN : word));
      }
    }
    return choices;
  }

  /** Only what this one finds: deadlocks are looked for beside races, whatever the algorithm. */
  String agentOptions() {
    if (algorithm.equals(DEADLOCK)) {
      return "detect=deadlocks";
    }
    String options = "detect=races,algorithm=" + algorithm;
    return granularity.equals(OWN) ? options : options + ",granularity=" + granularity;
  }

  List<String> commandLineOptions() {
    String kind = algorithm.equals(DEADLOCK) ? "deadlocks" : "races";
    List<String> options = new ArrayList<>(List.of("--detect", kind, "--algorithm", algorithm));
    if (!granularity.equals(OWN)) {
      options.addAll(List.of("--granularity", granularity));
    }
    return options;
  }

  /** The name in tables and of files. */
  @Override
  public String toString() {
    return granularity.equals(OWN) ? algorithm : algorithm + "-" + granularity;
  }
}

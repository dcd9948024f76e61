// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.OptionException;
import dev.heddle.model.options.Options;
import dev.heddle.runtime.detector.Detectors;
import dev.heddle.runtime.event.Granularity;
import java.util.Locale;

/** Which options about detectors go together. */
public final class DetectorOptions {
  static final String OF_OBJECTS = "object-race";

  private DetectorOptions() {}

  /** Fails if a detector is asked for what it does not do. */
  public static void check(Options options) {
    String algorithm = options.text(Option.ALGORITHM);
    Granularity granularity = granularity(options);
    if (granularity != null && !Detectors.granularities(algorithm).contains(granularity)) {
      throw new OptionException(
          "the algorithm " + algorithm + " has no granularity " + options.text(Option.GRANULARITY));
    }
    if (options.flag(Option.STATS) && !algorithm.equals(OF_OBJECTS)) {
      throw new OptionException("stats needs the algorithm " + OF_OBJECTS);
    }
    boolean looksAtObjects = algorithm.equals(OF_OBJECTS) || granularity == Granularity.OBJECT;
    if (options.isSet(Option.PLAN) && looksAtObjects) {
      throw new OptionException(
          "a plan tells which fields are shared, but what is looked for are races on objects");
    }
  }

  /** Null if nobody has asked for one. */
  public static Granularity granularity(Options options) {
    return options.isSet(Option.GRANULARITY)
        ? Granularity.valueOf(options.text(Option.GRANULARITY).toUpperCase(Locale.ROOT))
        : null;
  }
}

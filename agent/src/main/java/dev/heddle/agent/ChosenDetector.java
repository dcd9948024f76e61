// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.runtime.NestedLocks;
import dev.heddle.runtime.detector.Detectors;
import dev.heddle.runtime.event.Granularity;
import dev.heddle.runtime.internal.context.ContextCache;
import dev.heddle.runtime.internal.tap.Choice;
import dev.heddle.runtime.internal.tap.LiveReports;

/** Tells the runtime which detectors are to hear of the run's events. */
final class ChosenDetector {
  private static final String ENGINE = "happens-before";
  private static final String PREDICTING = "hybrid";

  private ChosenDetector() {}

  /** Before anything of the runtime is used. */
  static void apply(Options options) {
    if (options.list(Option.DETECT).contains("races")) {
      applyAlgorithm(options);
    } else {
      Choice.silenceEngine();
    }
    if (options.list(Option.DETECT).contains("deadlocks")) {
      NestedLocks.detectDeadlocks();
    }
  }

  private static void applyAlgorithm(Options options) {
    String name = options.text(Option.ALGORITHM);
    if (!name.equals(ENGINE)) {
      Choice.silenceEngine();
      tell(name, options);
    } else if (options.flag(Option.PREDICT)) {
      tell(PREDICTING, options);
    }
    if (options.isSet(Option.TRACE)) {
      Traces.start(options);
      ContextCache.startCapturing();
    }
  }

  private static void tell(String name, Options options) {
    boolean byObject = options.text(Option.GRANULARITY).equals("object");
    Granularity granularity = byObject ? Granularity.OBJECT : Granularity.FIELD;
    Choice.tell(Detectors.create(name, granularity, new LiveReports()));
    // What happens before there is a second thread may be part of what they report.
    ContextCache.startCapturing();
  }
}

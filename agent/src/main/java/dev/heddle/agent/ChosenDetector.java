// SPDX-License-Identifier: Apache-2.0
package dev.heddle.agent;

import dev.heddle.agent.internal.report.Statistics;
import dev.heddle.agent.internal.weave.ObjectProtocol;
import dev.heddle.model.options.Option;
import dev.heddle.model.options.Options;
import dev.heddle.runtime.NestedLocks;
import dev.heddle.runtime.detector.Detectors;
import dev.heddle.runtime.detector.ObjectRace;
import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Granularity;
import dev.heddle.runtime.internal.context.ContextCache;
import dev.heddle.runtime.internal.hang.HangWatch;
import dev.heddle.runtime.internal.tap.Choice;
import dev.heddle.runtime.internal.tap.LiveRecorder;
import dev.heddle.runtime.internal.tap.LiveReports;
import dev.heddle.runtime.trace.TraceWriter;

/** Tells the runtime which detectors are to hear of the run's events. */
final class ChosenDetector {
  private static final String ENGINE = "happens-before";
  private static final String PREDICTING = "hybrid";

  private ChosenDetector() {}

  /**
   * Before anything of the runtime is used. Returns a sentence for people if there is something
   * that they ask for and do not get; otherwise null.
   */
  static String apply(Options options) {
    DetectorOptions.check(options);
    TraceWriter trace = options.isSet(Option.TRACE) ? Traces.open(options) : null;
    boolean isTraced = trace != null;
    if (options.list(Option.DETECT).contains("races")) {
      applyAlgorithm(options);
    } else {
      Choice.silenceEngine();
    }
    if (isTraced || Choice.isTold(DetectorOptions.OF_OBJECTS)) {
      Choice.followOwners();
      ObjectProtocol.follow(!isTraced);
    }
    if (isTraced) {
      Choice.record(new LiveRecorder(trace));
      ContextCache.startCapturing();
    }
    if (options.list(Option.DETECT).contains("deadlocks")) {
      NestedLocks.detectDeadlocks();
    } else if (isTraced) {
      // A replay may look for what this run does not.
      HangWatch.want(null);
    }
    return options.isSet(Option.TRACE) && !isTraced ? Traces.missing() : null;
  }

  private static void applyAlgorithm(Options options) {
    String name = options.text(Option.ALGORITHM);
    if (!name.equals(ENGINE)) {
      Choice.silenceEngine();
      tell(name, DetectorOptions.granularity(options), options);
    }
    if (options.flag(Option.PREDICT) && !name.equals(PREDICTING)) {
      tell(PREDICTING, null, options);
    }
    if (options.flag(Option.NOTE_ORDER)) {
      Choice.noteOrder();
      ContextCache.startCapturing();
    }
    if (options.flag(Option.STATS)) {
      Choice.tellAll();
      ObjectProtocol.countAll();
    }
  }

  private static void tell(String name, Granularity granularity, Options options) {
    Detector chosen = Detectors.create(name, granularity, new LiveReports());
    if (chosen instanceof ObjectRace counting && options.flag(Option.STATS)) {
      counting.countIn(Statistics.start());
    }
    Choice.tell(chosen);
    if (chosen.granularity() == Granularity.OBJECT) {
      ObjectProtocol.keepStates();
    }
    // What happens before there is a second thread may be part of what they report.
    ContextCache.startCapturing();
  }
}

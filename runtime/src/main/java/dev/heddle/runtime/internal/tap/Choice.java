// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.internal.tap;

import dev.heddle.runtime.event.Detector;
import dev.heddle.runtime.event.Granularity;
import java.util.ArrayList;
import java.util.List;

/**
 * Who is told of the run's events besides the engine itself, which looks for observed races. To be
 * set before the program starts: {@link Tap} takes it for constant.
 */
public final class Choice {
  private static final List<Detector> detectors = new ArrayList<>();
  private static Recorder recorder;
  private static boolean isSilent;
  private static boolean followsOwners;
  private static boolean tellsAll;
  private static boolean notesOrder;

  private Choice() {}

  /** Tells one more detector of all that happens. */
  public static void tell(Detector chosen) {
    detectors.add(chosen);
  }

  /** Whether a detector of that name is told. */
  public static boolean isTold(String name) {
    for (Detector each : detectors) {
      if (each.name().equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** Writes all that happens to a trace. */
  public static void record(Recorder chosen) {
    recorder = chosen;
  }

  /** The engine's own findings are not asked for. */
  public static void silenceEngine() {
    isSilent = true;
  }

  /** All detectors of that granularity as one; null if there are none. */
  static Detector detector(Granularity granularity) {
    List<Detector> found = new ArrayList<>();
    for (Detector each : detectors) {
      if (each.granularity() == granularity) {
        found.add(each);
      }
    }
    return Together.of(found);
  }

  static Recorder recorder() {
    return recorder;
  }

  /** The recorder and those of the given detectors that there are. */
  static Detector[] listeners(Detector... chosen) {
    List<Detector> all = new ArrayList<>();
    if (recorder != null) {
      all.add(recorder);
    }
    for (Detector each : chosen) {
      if (each != null) {
        all.add(each);
      }
    }
    return all.toArray(new Detector[0]);
  }

  /** Calls of methods are woven: who has accessed an object matters to somebody. */
  public static void followOwners() {
    followsOwners = true;
  }

  /** Accesses are told also if the thread repeats them, so that they can be counted. */
  public static void tellAll() {
    tellsAll = true;
  }

  /** Pairs of accesses that are ordered are of interest as well. */
  public static void noteOrder() {
    notesOrder = true;
  }

  public static boolean notesOrder() {
    return notesOrder;
  }

  static boolean tellsAll() {
    return tellsAll;
  }

  static boolean followsOwners() {
    return followsOwners;
  }

  public static boolean isEngineSilent() {
    return isSilent;
  }
}

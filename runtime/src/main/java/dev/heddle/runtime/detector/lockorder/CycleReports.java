// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.detector.lockorder;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.runtime.event.DeadlockFinding;
import dev.heddle.runtime.event.Reports;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Tells of cycles: of each once, and of none that shows the same lines and the same classes of
 * locks as a shorter one. Where two accounts can be locked in opposite orders, so can five in a
 * circle.
 */
final class CycleReports {
  /** More cycles of places than anybody reads. */
  private static final int MOST_REPORTED = 10_000;

  private final String detector;
  private final Reports reports;

  /** The cycles that were looked at, by their places. Guarded by itself. */
  private final Set<Long> known = new HashSet<>();

  /** The length of the shortest cycle that was told of, by classes and lines. Guarded by itself. */
  private final Map<String, Integer> shortest = new HashMap<>();

  CycleReports(String detector, Reports reports) {
    this.detector = detector;
    this.reports = reports;
  }

  /** Tells of it unless that would be nothing new; whether it did. */
  boolean tell(Cycle cycle) {
    synchronized (known) {
      if (known.size() >= MOST_REPORTED || !known.add(cycle.places())) {
        return false;
      }
    }
    Finding finding = finding(cycle);
    if (isShownByShorter(finding)) {
      return false;
    }
    reports.found(finding);
    return true;
  }

  private boolean isShownByShorter(Finding finding) {
    Set<String> shown = new TreeSet<>();
    for (Access access : finding.accesses()) {
      shown.add(access.stack().isEmpty() ? "?" : access.stack().get(0).toString());
    }
    shown.add(finding.subject().className());
    String key = String.join("|", shown);
    int length = finding.accesses().size();
    synchronized (shortest) {
      Integer before = shortest.get(key);
      if (before != null && before < length) {
        return true;
      }
      shortest.put(key, length);
      return false;
    }
  }

  private Finding finding(Cycle cycle) {
    List<DeadlockFinding.Step> steps = new ArrayList<>();
    int length = cycle.length();
    for (int i = 0; i < length; i++) {
      Locks locks = cycle.locks()[i];
      Locks before = cycle.locks()[(i + length - 1) % length];
      steps.add(
          new DeadlockFinding.Step(
              cycle.takers()[i].life.actor(),
              before.taken.name(),
              locks.taken.name(),
              describe(locks),
              locks.place.frames()));
    }
    return DeadlockFinding.of(detector, Finding.Evidence.PREDICTED, steps);
  }

  private static List<String> describe(Locks locks) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < locks.held.length; i++) {
      lines.add(DeadlockFinding.held(locks.held[i].name(), locks.heldAt[i]));
    }
    return lines;
  }
}

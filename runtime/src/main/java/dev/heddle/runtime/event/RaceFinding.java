// SPDX-License-Identifier: Apache-2.0
package dev.heddle.runtime.event;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import java.util.ArrayList;
import java.util.List;

/** Turns the accesses that a detector names into a finding for people. */
public final class RaceFinding {
  private RaceFinding() {}

  /**
   * @param earlier at least one, the latest first
   * @param how what makes it a race, as the end of a sentence; null for what the evidence says
   */
  public static Finding of(
      Detector by,
      Finding.Evidence evidence,
      MemoryAccess later,
      List<MemoryAccess> earlier,
      String how) {
    List<Access> accesses = new ArrayList<>();
    accesses.add(access(later, later.location.subject()));
    String heldBy = later.place.heldBy();
    for (MemoryAccess each : earlier) {
      accesses.add(access(each, later.location.subject()));
      heldBy = heldBy != null ? heldBy : each.place.heldBy();
    }
    Subject subject = named(later.location.subject(), heldBy);
    return Finding.race(by.name(), evidence, subject, accesses, how);
  }

  private static Subject named(Subject subject, String heldBy) {
    return switch (subject.type()) {
      case ARRAY, LIBRARY -> new Subject(subject.type(), subject.className(), heldBy);
      default -> subject;
    };
  }

  private static Access access(MemoryAccess access, Subject subject) {
    return new Access(
        access.writes ? Access.Operation.WRITE : Access.Operation.READ,
        access.actor.name(),
        access.actor.startedAt(),
        access.place.locks(),
        access.place.frames(subject));
  }
}

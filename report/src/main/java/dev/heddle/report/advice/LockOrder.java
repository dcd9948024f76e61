// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.report.source.Sources;
import java.util.ArrayList;
import java.util.List;

/** Threads that take the same locks in different orders. */
final class LockOrder implements Advisor {
  @Override
  public Advice advise(Finding finding, Sources sources) {
    if (finding.kind() != Finding.Kind.DEADLOCK) {
      return null;
    }
    if (finding.accesses().size() == 1) {
      return Advice.withoutDiff(
          "Do not take a lock that you hold in another way",
          "The thread waits for what it holds itself: a read lock cannot become a write lock, and a"
              + " StampedLock cannot be taken twice. Give the first one back, take the stronger one"
              + " from the start, or use tryConvertToWriteLock.");
    }
    List<String> places = new ArrayList<>();
    for (Access access : finding.accesses()) {
      places.add(Place.named(access));
    }
    boolean isOneClass = !finding.subject().className().contains(", ");
    String order =
        isOneClass
            ? "The locks are objects of one class, so the code alone does not order them. Order them"
                + " by something that each has and that never changes, such as a number or name, and"
                + " take the smaller one first."
            : "Decide which class's lock comes first, and take them in that order everywhere.";
    return Advice.withoutDiff(
        "Take the locks in one order",
        order
            + " The places are "
            + String.join(" and ", places)
            + ". Otherwise give the first lock back before you take the second (often by calling"
            + " other objects outside the synchronized block), guard both orders with one further"
            + " lock, or use tryLock with a way to start over.");
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.source.Sources;
import java.util.regex.Pattern;

/** A field that is filled by whoever finds it empty. */
final class LazyInitialisation implements Advisor {
  /** How many lines above a write the question may be. */
  private static final int REACH = 3;

  @Override
  public Advice advise(Finding finding, Sources sources) {
    Subject subject = finding.subject();
    if (subject.type() != Subject.Type.FIELD) {
      return null;
    }
    Pattern asked = Pattern.compile("\\b" + Pattern.quote(subject.name()) + "\\s*[!=]=\\s*null\\b");
    for (Access access : finding.accesses()) {
      Place place = Place.of(access, sources);
      for (int i = 0; place != null && i <= REACH && i < place.number(); i++) {
        if (asked.matcher(Code.of(place.file().line(place.number() - i))).find()) {
          return advice(subject);
        }
      }
    }
    return null;
  }

  private static Advice advice(Subject subject) {
    return Advice.withoutDiff(
        "Fill it once, safely",
        subject.name()
            + " is filled by whoever finds it null. Two threads can both fill it, and a third can"
            + " see the reference before what it refers to. Fill it where it is declared, or in the"
            + " initialiser of a nested class that is used only there, or under a lock that readers"
            + " take too. If readers must not wait, declare it volatile, look, take the lock, and"
            + " look again.");
  }
}

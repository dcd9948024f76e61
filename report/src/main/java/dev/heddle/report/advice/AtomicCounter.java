// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.source.SourceFile;
import dev.heddle.report.source.Sources;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A field that is counted up or down: reading, adding and writing are three steps. */
final class AtomicCounter implements Advisor {
  @Override
  public Advice advise(Finding finding, Sources sources) {
    Subject subject = finding.subject();
    if (subject.type() != Subject.Type.FIELD) {
      return null;
    }
    for (Access access : finding.accesses()) {
      // Under a lock the steps are one; then the other access needs the same lock.
      Place place = access.locks().isEmpty() ? Place.of(access, sources) : null;
      if (place != null && isCounted(subject.name(), place.code())) {
        return advice(subject, sources);
      }
    }
    return null;
  }

  /** Whether the code adds to the field what was in it. */
  static boolean isCounted(String field, String code) {
    String name = "\\b" + Pattern.quote(field) + "\\b";
    return Pattern.compile(name + "\\s*(?:\\+\\+|--|[-+]=)|(?:\\+\\+|--)(?:this\\.)?" + name)
        .matcher(code)
        .find();
  }

  private static Advice advice(Subject subject, Sources sources) {
    SourceFile file = sources.ofClass(subject.className());
    int number = file == null ? 0 : Code.declarationOf(subject.name(), file);
    Matcher declared =
        number == 0 ? null : Code.declaration(subject.name()).matcher(Code.of(file.line(number)));
    String type = declared != null && declared.matches() ? declared.group(3) : "";
    String atomic = type.equals("long") ? "AtomicLong" : "AtomicInteger";
    boolean isKnown = type.equals("long") || type.equals("int");
    String what = isKnown ? "an " + atomic : "an AtomicInteger or AtomicLong";
    String text =
        subject.name()
            + " is read, changed and written back in three steps; two threads that do so at once"
            + " count once. Make it "
            + what
            + ", or a LongAdder if it is changed often and read rarely. volatile would not help:"
            + " the three steps stay three.";
    boolean isPrivate = isKnown && declared.group(2).contains("private");
    Diff diff = isPrivate ? new CounterRewriting(file, subject.name(), atomic).diff(number) : null;
    return new Advice("Count in one step", text, diff);
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.advice;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Subject;
import dev.heddle.report.source.SourceFile;
import dev.heddle.report.source.Sources;
import java.util.regex.Matcher;

/** A field that one thread sets and another looks at. */
final class VolatileField implements Advisor {
  @Override
  public Advice advise(Finding finding, Sources sources) {
    Subject subject = finding.subject();
    boolean isField =
        subject.type() == Subject.Type.FIELD && !subject.name().equals(Subject.ALL_FIELDS);
    if (!isField || !isReadAndWrite(finding) || isCounted(finding, sources)) {
      return null;
    }
    SourceFile file = sources.ofClass(subject.className());
    int number = file == null ? 0 : Code.declarationOf(subject.name(), file);
    return new Advice(
        "Declare the field volatile",
        "If "
            + subject.name()
            + " is a flag or a reference that is just set and looked at, volatile makes the write"
            + " visible, with all that was written before it. It is not enough if the new value"
            + " depends on the old one, or if several fields must fit together: that needs a lock.",
        number == 0 ? null : diff(file, number, subject.name()));
  }

  private static boolean isReadAndWrite(Finding finding) {
    boolean reads = false;
    boolean writes = false;
    for (Access access : finding.accesses()) {
      reads |= access.operation() == Access.Operation.READ;
      writes |= access.operation() == Access.Operation.WRITE;
    }
    return reads && writes;
  }

  private static boolean isCounted(Finding finding, Sources sources) {
    for (Access access : finding.accesses()) {
      Place place = Place.of(access, sources);
      if (place != null && AtomicCounter.isCounted(finding.subject().name(), place.code())) {
        return true;
      }
    }
    return false;
  }

  private static Diff diff(SourceFile file, int number, String field) {
    String line = file.line(number);
    Matcher declared = Code.declaration(field).matcher(line);
    if (!declared.matches() || declared.group(2).matches(".*\\b(?:final|volatile)\\b.*")) {
      return null;
    }
    int type = declared.start(3);
    return new Diff.Builder(file)
        .replace(number, line.substring(0, type) + "volatile " + line.substring(type))
        .build();
  }
}

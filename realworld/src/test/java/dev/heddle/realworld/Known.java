// SPDX-License-Identifier: Apache-2.0
package dev.heddle.realworld;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Subject;
import dev.heddle.model.options.Glob;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What heddle is known to say of a program, from the file {@code known/NAME.txt}.
 *
 * <p>A line of the file is {@code subject | place | place | heading}. The subject is a field or the
 * class of a shared array or library object, a place is the method in which an access lies; either
 * order of places matches, and {@code *} matches any text. Below that heading, {@code
 * docs/findings.md} says why the report is true. A line {@code not checked | sentence | reason}
 * allows that sentence among those about what could not be checked.
 */
final class Known {
  private static final String NOT_CHECKED = "not checked";

  private final List<Race> races = new ArrayList<>();
  private final List<Glob> notChecked = new ArrayList<>();

  private record Race(Glob subject, Glob one, Glob other, String heading) {}

  static Known of(RealProgram program) throws IOException {
    Known known = new Known();
    String resource = "known/" + program.name() + ".txt";
    try (InputStream file = Known.class.getResourceAsStream(resource)) {
      if (file != null) {
        String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
        text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(known::add);
      }
    }
    return known;
  }

  private void add(String line) {
    String[] columns = line.split("\\s+\\|\\s+");
    if (columns[0].equals(NOT_CHECKED) && columns.length == 3) {
      notChecked.add(new Glob(columns[1]));
    } else if (columns.length == 4) {
      races.add(
          new Race(new Glob(columns[0]), new Glob(columns[1]), new Glob(columns[2]), columns[3]));
    } else {
      throw new IllegalArgumentException("not a line about something known: " + line);
    }
  }

  boolean contains(Finding finding) {
    String subject = subject(finding.subject());
    String one = place(finding.accesses().get(0));
    String other = place(finding.accesses().get(1));
    for (Race race : races) {
      boolean inOrder = race.one.matches(one) && race.other.matches(other);
      boolean swapped = race.one.matches(other) && race.other.matches(one);
      if (race.subject.matches(subject) && (inOrder || swapped)) {
        return true;
      }
    }
    return false;
  }

  /** The headings of docs/findings.md below which the races are explained. */
  Set<String> headings() {
    Set<String> headings = new TreeSet<>();
    for (Race race : races) {
      headings.add(race.heading);
    }
    return headings;
  }

  boolean allowsNotChecked(String sentence) {
    return notChecked.stream().anyMatch(glob -> glob.matches(sentence));
  }

  /** The line that would make the finding known, but for its heading. */
  static String line(Finding finding) {
    return subject(finding.subject())
        + " | "
        + place(finding.accesses().get(0))
        + " | "
        + place(finding.accesses().get(1))
        + " | ";
  }

  private static String subject(Subject subject) {
    boolean field = subject.type() == Subject.Type.FIELD;
    return field ? subject.className() + "." + subject.name() : subject.className();
  }

  private static String place(Access access) {
    if (access.stack().isEmpty()) {
      return "?";
    }
    Frame frame = access.stack().get(0);
    return frame.className() + "." + frame.method();
  }
}

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The comment on a line that takes part in a race: {@code // race: Account.balance}, {@code //
 * race: int[]} or {@code // race: java.util.HashMap}. With {@code // may race:} the line may be
 * named in a finding, but need not be. What detectors by name report comes after that: {@code //
 * race: Account.balance; eraser, racer: Account.balance}.
 *
 * <p>A line where a thread can wait for ever for a lock is marked with the classes of the locks in
 * the circle, {@code // deadlock: Account+ReentrantLock}, and one where it does wait for ever with
 * {@code // hangs: Account}.
 */
record Marker(String detector, String subject, int line, boolean required) {
  /** The detector that {@code race} stands for. */
  static final String DEFAULT = "happens-before";

  /** The words for deadlocks that can happen, and that have happened. */
  private static final String DEADLOCK = "deadlock";

  private static final String HANGS = "hangs";

  private static final Pattern COMMENT =
      Pattern.compile(
          "//\\s*((?:may )?(?:race|deadlock|hangs|eraser|racer|hybrid|object-race)\\b[^/]*:.*)$");
  private static final Pattern CLAUSE =
      Pattern.compile("\\s*(may )?([a-z-]+(?:,\\s*[a-z-]+)*):\\s*(.*)");

  /** The markers of a source file, several on a line separated by commas. */
  static List<Marker> in(List<String> sourceLines) {
    List<Marker> markers = new ArrayList<>();
    for (int i = 0; i < sourceLines.size(); i++) {
      Matcher comment = COMMENT.matcher(sourceLines.get(i));
      if (comment.find()) {
        for (String clause : comment.group(1).split(";")) {
          add(clause, i + 1, markers);
        }
      }
    }
    return markers;
  }

  private static void add(String clause, int line, List<Marker> markers) {
    Matcher matcher = CLAUSE.matcher(clause);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("no marker: " + clause);
    }
    for (String detector : matcher.group(2).split(",")) {
      String name = detector.strip().equals("race") ? DEFAULT : detector.strip();
      for (String subject : matcher.group(3).split(",")) {
        markers.add(new Marker(name, subject.strip(), line, matcher.group(1) == null));
      }
    }
  }

  /** Whether it is about what that detector finds, or about deadlocks, which are always found. */
  boolean isFor(String asked) {
    return detector.equals(asked) || detector.equals(DEADLOCK) || detector.equals(HANGS);
  }

  /** Whether the finding is what this marker announces. */
  boolean announces(Finding finding) {
    if (!finding.isDeadlock()) {
      return announces(finding.subject());
    }
    return detector.equals(finding.isObserved() ? HANGS : DEADLOCK)
        && subject.equals(
            Arrays.stream(finding.subject().className().split(", "))
                .map(Marker::simpleName)
                .collect(Collectors.joining("+")));
  }

  /** Whether a race for that subject is what this marker announces. */
  boolean announces(Finding.Subject found) {
    return switch (found.type()) {
      case "field" -> subject.equals(simpleName(found.className()) + "." + found.name());
      case "array" -> found.className().equals(subject);
      case "library" -> isSubclassOfSubject(found.className());
      default -> false;
    };
  }

  /** A marker may name a public class of which the program can only get hidden subclasses. */
  private boolean isSubclassOfSubject(String className) {
    if (className.equals(subject)) {
      return true;
    }
    try {
      ClassLoader platform = ClassLoader.getPlatformClassLoader();
      return Class.forName(subject, false, platform)
          .isAssignableFrom(Class.forName(className, false, platform));
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private static String simpleName(String className) {
    String name = className.substring(className.lastIndexOf('.') + 1);
    return name.substring(name.lastIndexOf('$') + 1);
  }
}

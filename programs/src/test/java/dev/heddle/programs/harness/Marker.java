// SPDX-License-Identifier: Apache-2.0
package dev.heddle.programs.harness;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The comment on a line that takes part in a race: {@code // race: Account.balance}, {@code //
 * race: int[]} or {@code // race: java.util.HashMap}. With {@code // may race:} the line may be
 * named in a finding, but need not be.
 */
record Marker(String subject, int line, boolean required) {
  private static final Pattern COMMENT = Pattern.compile("//\\s*(may )?race:\\s*(.*)$");

  /** The markers of a source file, several on a line separated by commas. */
  static List<Marker> in(List<String> sourceLines) {
    List<Marker> markers = new ArrayList<>();
    for (int i = 0; i < sourceLines.size(); i++) {
      Matcher matcher = COMMENT.matcher(sourceLines.get(i));
      if (matcher.find()) {
        for (String subject : matcher.group(2).split(",")) {
          markers.add(new Marker(subject.strip(), i + 1, matcher.group(1) == null));
        }
      }
    }
    return markers;
  }

  /** Whether a finding on that subject is what this marker announces. */
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

// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.select;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.options.Glob;
import dev.heddle.model.options.Nearest;
import dev.heddle.report.ReportException;
import java.util.List;

/**
 * One line of the suppressions file: {@code race:com.acme.Foo.bar} leaves out races with that
 * method, or any method of that class, anywhere in either stack.
 *
 * @param kind the kind of findings it is for
 * @param topOnly whether only the innermost frame of a stack counts
 * @param pattern matched against {@code class.method} and {@code class}
 */
record Suppression(Finding.Kind kind, boolean topOnly, Glob pattern) {
  private static final List<String> WORDS = List.of("race", "race_top", "deadlock", "atomicity");

  static Suppression parse(String line) throws ReportException {
    int colon = line.indexOf(':');
    String pattern = line.substring(colon + 1).trim();
    if (colon < 0 || pattern.isEmpty()) {
      throw new ReportException("\"" + line + "\" is not of the form race:com.acme.Foo.bar");
    }
    String word = line.substring(0, colon).trim();
    Finding.Kind kind =
        switch (word) {
          case "race", "race_top" -> Finding.Kind.DATA_RACE;
          case "deadlock" -> Finding.Kind.DEADLOCK;
          case "atomicity" -> Finding.Kind.ATOMICITY_VIOLATION;
          default ->
              throw new ReportException(
                  "unknown kind \"" + word + "\"" + Nearest.hint(word, WORDS));
        };
    return new Suppression(kind, word.endsWith("_top"), new Glob(pattern));
  }

  boolean matches(Finding finding) {
    if (finding.kind() != kind) {
      return false;
    }
    for (Access access : finding.accesses()) {
      List<Frame> stack = access.stack();
      for (Frame frame : topOnly && !stack.isEmpty() ? stack.subList(0, 1) : stack) {
        if (pattern.matches(frame.className() + "." + frame.method())
            || pattern.matches(frame.className())) {
          return true;
        }
      }
    }
    return false;
  }
}

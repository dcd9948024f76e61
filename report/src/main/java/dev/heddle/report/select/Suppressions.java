// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.select;

import dev.heddle.model.finding.Finding;
import dev.heddle.report.Reasons;
import dev.heddle.report.ReportException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The user's list of findings to leave out. */
public final class Suppressions {
  private final List<Suppression> suppressions = new ArrayList<>();

  private Suppressions() {}

  /** Leaves out nothing. */
  public static Suppressions none() {
    return new Suppressions();
  }

  /** Reads a file with one suppression on each line; {@code #} begins a comment. */
  public static Suppressions read(Path file) throws ReportException {
    Suppressions result = new Suppressions();
    List<String> lines;
    try {
      lines = Files.readAllLines(file);
    } catch (IOException e) {
      throw new ReportException(
          "the suppressions file " + file + " cannot be read: " + Reasons.of(e));
    }
    for (int i = 0; i < lines.size(); i++) {
      String line = withoutComment(lines.get(i));
      if (!line.isEmpty()) {
        try {
          result.suppressions.add(Suppression.parse(line));
        } catch (ReportException e) {
          throw new ReportException(file + ", line " + (i + 1) + ": " + e.getMessage());
        }
      }
    }
    return result;
  }

  public boolean matches(Finding finding) {
    for (Suppression suppression : suppressions) {
      if (suppression.matches(finding)) {
        return true;
      }
    }
    return false;
  }

  private static String withoutComment(String line) {
    int comment = line.indexOf('#');
    return (comment < 0 ? line : line.substring(0, comment)).trim();
  }
}

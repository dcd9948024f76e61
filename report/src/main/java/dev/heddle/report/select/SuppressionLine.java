// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.select;

import dev.heddle.model.finding.Access;
import dev.heddle.model.finding.Finding;
import dev.heddle.model.finding.Frame;
import dev.heddle.model.finding.Libraries;
import java.util.List;

/** The line of a suppressions file that leaves a finding out, and little else. */
public final class SuppressionLine {
  private SuppressionLine() {}

  /** Null if no stack is known that a line could match. */
  public static String of(Finding finding) {
    for (Access access : finding.accesses()) {
      List<Frame> stack = access.stack();
      if (!stack.isEmpty()) {
        return word(finding.kind()) + ":" + pattern(stack.get(0));
      }
    }
    return null;
  }

  private static String word(Finding.Kind kind) {
    return switch (kind) {
      case DATA_RACE -> "race_top";
      case DEADLOCK -> "deadlock";
      case ATOMICITY_VIOLATION -> "atomicity";
    };
  }

  /** Names of hidden classes are others in each run. */
  private static String pattern(Frame frame) {
    String written = Libraries.writtenName(frame.className());
    String name = written.equals(frame.className()) ? written : written + "*";
    return name + "." + frame.method();
  }
}
